import { importWithReload } from '../../browser/import-with-reload.ts'
import type { Adapters } from './adapters.ts'
import { createLiveProductListing } from './live-product-listing.ts'
import { prefetchListing } from './prefetch-product-list.ts'

export const live: Adapters = {
  // Most first visits start with a list, so these two are in the main chunk.
  prefetchListing,
  listing: async (deps) => createLiveProductListing(deps),
  shop: async (deps) => (await importWithReload(() => import('./live-shop.ts'))).createLiveShop(deps),
  checkoutGateway: async (deps) =>
    (await importWithReload(() => import('./live-checkout.ts'))).createLiveCheckout(deps),
  account: async (deps) =>
    (await importWithReload(() => import('./live-account.ts'))).createLiveAccount(deps),
  loyalty: async () => {
    throw new Error('This shop keeps no points, offers or cards')
  },
}
