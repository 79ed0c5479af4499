import { loadPage } from '../../adapters/load-page.ts'
import type { Adapters } from './adapters.ts'
import { composeLiveListing } from './live-listing.ts'
import { prefetchListing } from './prefetch-listing.ts'

export const live: Adapters = {
  // Nearly every first visit begins with a list, so these two do not come in a file of their own.
  prefetchListing,
  listing: async (world) => composeLiveListing(world),
  shop: async (world) => (await loadPage(() => import('./live-shop.ts'))).composeLiveShop(world),
  orderDesk: async (world) => (await loadPage(() => import('./live-desk.ts'))).composeLiveDesk(world),
  account: async (world) => (await loadPage(() => import('./live-account.ts'))).composeLiveAccount(world),
  loyalty: async () => {
    throw new Error('This shop keeps no points, offers or cards')
  },
}
