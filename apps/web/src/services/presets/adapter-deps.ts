import type { QueryClient } from '@tanstack/react-query'
import type { Client, Store } from '@umber/commerce-client'
import type {
  Catalogue,
  FailureLog,
  IdentitySource,
  KeyValueStorage,
  TabChannel,
} from '@umber/storefront-core'
import type { RegionSource } from '@umber/storefront-core/catalogue'
import type { PaymentSettings } from '../../config/payment-providers.ts'
import type { Locale } from '../../config/locale.ts'
import type { LazySession } from '../session.ts'

/** The dependencies of a preset's adapters. */
export interface AdapterDeps {
  /** Not a whole `CommerceClient`: the auth part loads with the session's code. */
  readonly client: { readonly client: Client; readonly store: Store }
  readonly backendUrl: string
  /** The payment providers with a form that are on. */
  readonly payments: PaymentSettings
  /** Outlives the tab. */
  readonly storage: KeyValueStorage
  /** Stores customer data in the session's storage. */
  readonly customerStorage: KeyValueStorage
  /** The current customer. */
  readonly identity: IdentitySource
  readonly tabs: TabChannel
  readonly log: FailureLog
  readonly session: LazySession
  readonly catalogue: Catalogue
  /** Whose prices are shown; undefined for the backend's first. */
  readonly region: RegionSource | undefined
  /** Of the page. */
  readonly locale: Locale
  /** What order numbers begin with, as the settings say now. */
  readonly orderNumberPrefix: () => string
  /** Holds the categories, which the menu shares. */
  readonly queryClient: QueryClient
}
