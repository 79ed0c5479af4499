import type { AccountPorts, LoyaltyPorts, OrderDesk, ProductListing, ShopPorts } from '@umber/storefront-core'
import type { AdapterWorld } from './adapter-world.ts'
import type { PrefetchListing } from './prefetch-listing.ts'

/** One way to fill the ports. The code of each part comes when it is first wanted. */
export interface Adapters {
  /** For a preset that reads its catalogue by the page: the list that the first page begins with. */
  readonly prefetchListing?: PrefetchListing
  readonly listing: (world: AdapterWorld) => Promise<ProductListing>
  readonly shop: (world: AdapterWorld) => Promise<ShopPorts>
  readonly orderDesk: (world: AdapterWorld) => Promise<OrderDesk>
  readonly account: (world: AdapterWorld) => Promise<AccountPorts>
  readonly loyalty: (world: AdapterWorld) => Promise<LoyaltyPorts>
}
