import type {
  AccountPorts,
  LoyaltyPorts,
  CheckoutGateway,
  ProductListing,
  ShopPorts,
} from '@umber/storefront-core'
import type { AdapterDeps } from './adapter-deps.ts'
import type { PrefetchListing } from './prefetch-product-list.ts'

/** The adapters of a preset. Each part's code loads on first use. */
export interface Adapters {
  /** In presets with a paged catalogue: prefetches the list that the first page shows. */
  readonly prefetchListing?: PrefetchListing
  readonly listing: (deps: AdapterDeps) => Promise<ProductListing>
  readonly shop: (deps: AdapterDeps) => Promise<ShopPorts>
  readonly checkoutGateway: (deps: AdapterDeps) => Promise<CheckoutGateway>
  readonly account: (deps: AdapterDeps) => Promise<AccountPorts>
  readonly loyalty: (deps: AdapterDeps) => Promise<LoyaltyPorts>
}
