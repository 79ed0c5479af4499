import type { Adapters } from './adapters.ts'

const account = async (world: Parameters<Adapters['account']>[0]) =>
  (await import('./showcase-account.ts')).composeShowcaseAccount(world)

export const showcase: Adapters = {
  listing: async () => {
    throw new Error('The demonstration reads its catalogue whole')
  },
  shop: async (world) => (await import('./showcase-shop.ts')).composeShowcaseShop(world),
  orderDesk: async () => (await import('./showcase-desk.ts')).composeShowcaseDesk(),
  account,
  loyalty: account,
}
