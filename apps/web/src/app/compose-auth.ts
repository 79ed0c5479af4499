import type { QueryClient } from '@tanstack/react-query'
import { Auth, type Client, type Store } from '@umber/commerce-client'
import { customerKeys, type KeyValueStorage, type Tabs } from '@umber/storefront-core'
import { createAuthStorage, createAuthStore, type AuthStore } from '@umber/storefront-core/auth'
import { checkoutStorageKey, placedOrdersStorageKey } from '@umber/storefront-core/checkout'
import { reloadRestored } from '../adapters/reload-restored.ts'
import { typedFormKey } from '../adapters/typed-form.ts'
import { forgetFormerCustomers } from './forget-former-customers.ts'
import { tokenKey, type TokenShelf } from './token-shelf.ts'

export interface AuthWorld {
  readonly client: { readonly client: Client; readonly store: Store }
  readonly lasting: KeyValueStorage
  readonly passing: KeyValueStorage
  readonly tabs: Tabs
  readonly tokens: TokenShelf
  readonly queryClient: QueryClient
}

/** Who is signed in. Loaded at once for somebody who may be, else when somebody wants to be. */
export function composeAuth({ client, lasting, passing, tabs, tokens, queryClient }: AuthWorld): AuthStore {
  const storage = createAuthStorage({ lasting, passing })
  tokens.hand(storage)
  const auth = new Auth(client.client)
  const personal = {
    kept: customerKeys,
    // Read again only by the customer who typed it.
    typed: [checkoutStorageKey, placedOrdersStorageKey, typedFormKey],
  }
  const store = createAuthStore({ client: { ...client, auth }, storage, tokenKey, personal, tabs })
  forgetFormerCustomers(store, queryClient)
  reloadRestored(() => passing.get(tokenKey) ?? lasting.get(tokenKey))
  return store
}
