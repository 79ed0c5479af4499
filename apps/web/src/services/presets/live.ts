import { importWithReload } from '../../browser/import-with-reload.ts'
import type { Adapters } from './adapters.ts'

export const live: Adapters = {
  listing: async (deps) =>
    (await importWithReload(() => import('./live-listing.ts'))).createLiveProductLists(deps),
  shop: async (deps) => (await importWithReload(() => import('./live-shop.ts'))).createLiveShop(deps),
  checkoutGateway: async (deps) =>
    (await importWithReload(() => import('./live-checkout.ts'))).createLiveCheckout(deps),
  shopSettings: async (deps) =>
    (await importWithReload(() => import('./live-settings.ts'))).createShopSettings(deps),
  content: async (deps) => (await importWithReload(() => import('./live-content.ts'))).createContent(deps),
  account: async (deps) =>
    (await importWithReload(() => import('./live-account.ts'))).createLiveAccount(deps),
}
