import type { Adapters } from './adapters.ts'

export const live: Adapters = {
  shop: async (world) => (await import('./live-shop.ts')).composeLiveShop(world),
  orderDesk: async (world) => (await import('./live-desk.ts')).composeLiveDesk(world),
  account: async (world) => (await import('./live-account.ts')).composeLiveAccount(world),
  loyalty: async () => {
    throw new Error('This shop keeps no points, offers or cards')
  },
}
