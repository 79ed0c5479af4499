import type { Adapters } from './adapters.ts'
import { composeLiveListing } from './live-listing.ts'

export const live: Adapters = {
  // Nearly every first visit begins with a list, so this does not come in a file of its own.
  listing: async (world) => composeLiveListing(world),
  shop: async (world) => (await import('./live-shop.ts')).composeLiveShop(world),
  orderDesk: async (world) => (await import('./live-desk.ts')).composeLiveDesk(world),
  account: async (world) => (await import('./live-account.ts')).composeLiveAccount(world),
  loyalty: async () => {
    throw new Error('This shop keeps no points, offers or cards')
  },
}
