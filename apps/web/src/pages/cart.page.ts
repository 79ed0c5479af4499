import type { PageRecord } from './page-record.ts'

export const cart = {
  path: '/cart',
  screen: 'features/cart/cart-screen',
  robots: 'disallow',
} as const satisfies PageRecord
