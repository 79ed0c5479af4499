import { loadPage } from '../../adapters/load-page.ts'
import type { Adapters } from './adapters.ts'

const account = async (world: Parameters<Adapters['account']>[0]) =>
  (await loadPage(() => import('./showcase-account.ts'))).composeShowcaseAccount(world)

export const showcase: Adapters = {
  listing: async () => {
    throw new Error('The demonstration reads its catalogue whole')
  },
  shop: async (world) => (await loadPage(() => import('./showcase-shop.ts'))).composeShowcaseShop(world),
  orderDesk: async () => (await loadPage(() => import('./showcase-desk.ts'))).composeShowcaseDesk(),
  account,
  loyalty: account,
}
