import type { Client, Store } from '@umber/commerce-client'
import type { Catalogue, IdentitySource, KeyValueStorage, Tabs } from '@umber/storefront-core'
import type { Session } from '../../bindings/session.ts'

/** What the adapters of a preset are made of. */
export interface AdapterWorld {
  /** Not a whole `CommerceClient`: signing in comes with the session's own code. */
  readonly client: { readonly client: Client; readonly store: Store }
  readonly backendUrl: string
  /** Outlives the tab. */
  readonly storage: KeyValueStorage
  /** Keeps what is of a customer beside their session. */
  readonly customerStorage: KeyValueStorage
  /** Who is signed in. */
  readonly identity: IdentitySource
  readonly tabs: Tabs
  readonly session: Session
  readonly catalogue: Catalogue
}
