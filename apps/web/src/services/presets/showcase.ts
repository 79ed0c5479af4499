import { importWithReload } from '../../browser/import-with-reload.ts'
import type { Adapters } from './adapters.ts'

const account = async (deps: Parameters<Adapters['account']>[0]) =>
  (await importWithReload(() => import('./showcase-account.ts'))).createShowcaseAccount(deps)

export const showcase: Adapters = {
  listing: async () => {
    throw new Error('The demonstration reads its catalogue whole')
  },
  shop: async (deps) => (await importWithReload(() => import('./showcase-shop.ts'))).createShowcaseShop(deps),
  checkoutGateway: async () =>
    (await importWithReload(() => import('./showcase-checkout.ts'))).createShowcaseCheckout(),
  account,
  loyalty: account,
}
