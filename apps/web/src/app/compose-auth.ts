import type { KeyValueStorage, Tabs } from '@umber/storefront-core'
import {
  createAuthStorage,
  createAuthStore,
  type AuthClient,
  type AuthStore,
} from '@umber/storefront-core/auth'
import { tokenKey, type TokenShelf } from './token-shelf.ts'

export interface AuthWorld {
  readonly client: AuthClient
  readonly lasting: KeyValueStorage
  readonly passing: KeyValueStorage
  readonly tabs: Tabs
  readonly tokens: TokenShelf
}

/** Who is signed in. Loaded at once for somebody who may be, else when somebody wants to be. */
export function composeAuth({ client, lasting, passing, tabs, tokens }: AuthWorld): AuthStore {
  const storage = createAuthStorage({ lasting, passing })
  tokens.hand(storage)
  return createAuthStore({ client, storage, tokenKey, tabs })
}
