import type { QueryClient } from '@tanstack/react-query'
import { Auth, type Client, type Store } from '@umber/commerce-client'
import { customerKeys, type KeyValueStorage, type TabChannel } from '@umber/storefront-core'
import { createAuthStorage, createAuthStore, type AuthStore } from '@umber/storefront-core/auth'
import { checkoutStorageKey, placedOrdersStorageKey } from '@umber/storefront-core/checkout'
import { reloadOnRestore } from '../browser/reload-on-restore.ts'
import { formDraftKey } from '../browser/form-draft.ts'
import { removeCustomerQueries } from './remove-customer-queries.ts'
import { tokenKey, type TokenStorage } from './token-storage.ts'

export interface AuthDeps {
  readonly client: { readonly client: Client; readonly store: Store }
  readonly persistent: KeyValueStorage
  readonly perTab: KeyValueStorage
  readonly tabs: TabChannel
  readonly tokens: TokenStorage
  readonly queryClient: QueryClient
}

/** Creates the session store. Loads at once when a session may exist, otherwise when the shopper signs in. */
export function createAuth({ client, persistent, perTab, tabs, tokens, queryClient }: AuthDeps): AuthStore {
  const storage = createAuthStorage({ persistent, perTab })
  tokens.hand(storage)
  const auth = new Auth(client.client)
  const personal = {
    kept: customerKeys,
    // Form input: restored only for the customer who entered it.
    typed: [checkoutStorageKey, placedOrdersStorageKey, formDraftKey],
  }
  const store = createAuthStore({ client: { ...client, auth }, storage, tokenKey, personal, tabs })
  removeCustomerQueries(store, queryClient)
  reloadOnRestore(() => perTab.get(tokenKey) ?? persistent.get(tokenKey))
  return store
}
