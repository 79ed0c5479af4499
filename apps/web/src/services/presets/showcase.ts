import { importWithReload } from '../../browser/import-with-reload.ts'
import type { Adapters } from './adapters.ts'

export const showcase: Adapters = {
  listing: async (deps) =>
    (await importWithReload(() => import('./showcase-listing.ts'))).createShowcaseListing(deps),
  shop: async (deps) => (await importWithReload(() => import('./showcase-shop.ts'))).createShowcaseShop(deps),
  checkoutGateway: async () =>
    (await importWithReload(() => import('./showcase-checkout.ts'))).createShowcaseCheckout(),
  account: async (deps) =>
    (await importWithReload(() => import('./showcase-account.ts'))).createShowcaseAccount(deps),
}
