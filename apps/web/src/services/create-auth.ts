import type { QueryClient } from '@tanstack/react-query'
import { Auth, type Client, type Store } from '@umber/commerce-client'
import type { TabChannel } from '@umber/storefront-core'
import {
  customerKeys,
  tokenStorageKey,
  createAuthStore,
  type AuthStorage,
  type AuthStore,
} from '@umber/storefront-core/auth'
import { checkoutStorageKey, placedOrdersStorageKey } from '@umber/storefront-core/checkout'
import { reloadOnRestore } from '../browser/reload-on-restore.ts'
import { formDraftKey } from '../browser/form-draft.ts'
import { removeCustomerQueries } from './remove-customer-queries.ts'

export interface AuthDeps {
  readonly client: { readonly client: Client; readonly store: Store }
  readonly tabs: TabChannel
  readonly authStorage: AuthStorage
  readonly queryClient: QueryClient
}

/** Creates the session store. Loads at once when a session may exist, otherwise when the shopper signs in. */
export function createAuth({ client, tabs, authStorage, queryClient }: AuthDeps): AuthStore {
  // A guest's tab may find the token of another tab's customer: this tab takes it over from here on.
  authStorage.adopt(tokenStorageKey)
  const auth = new Auth(client.client)
  const personal = {
    stored: customerKeys,
    // Form input: restored only for the customer who entered it.
    typed: [checkoutStorageKey, placedOrdersStorageKey, formDraftKey],
  }
  const store = createAuthStore({ client: { ...client, auth }, storage: authStorage, personal, tabs })
  removeCustomerQueries(store, queryClient)
  reloadOnRestore(() => authStorage.getItem(tokenStorageKey))
  return store
}
