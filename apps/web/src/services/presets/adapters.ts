import type { AccountPorts, CheckoutGateway, ProductListing, ShopPorts } from '@umber/storefront-core'
import type { prefetchLists } from '../../queries/prefetch-lists.ts'
import type { AdapterDeps } from './adapter-deps.ts'

/** The adapters of a preset. Each part's code loads on first use. */
export interface Adapters {
  /** The same in every preset. It is loaded with the adapters, which its requests need first. */
  readonly prefetchLists: typeof prefetchLists
  readonly listing: (deps: AdapterDeps) => Promise<ProductListing>
  readonly shop: (deps: AdapterDeps) => Promise<ShopPorts>
  readonly checkoutGateway: (deps: AdapterDeps) => Promise<CheckoutGateway>
  readonly account: (deps: AdapterDeps) => Promise<AccountPorts>
}
