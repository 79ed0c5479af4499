import { createLiveListing } from '@umber/storefront-core/live'
import { importWithReload } from '../../browser/import-with-reload.ts'
import type { Adapters } from './adapters.ts'

export const live: Adapters = {
  // Most first visits start with a list, so this is in the main chunk.
  listing: async ({ client, backendUrl, catalogue }) => createLiveListing({ client, backendUrl, catalogue }),
  shop: async (deps) => (await importWithReload(() => import('./live-shop.ts'))).createLiveShop(deps),
  checkoutGateway: async (deps) =>
    (await importWithReload(() => import('./live-checkout.ts'))).createLiveCheckout(deps),
  account: async (deps) =>
    (await importWithReload(() => import('./live-account.ts'))).createLiveAccount(deps),
}
