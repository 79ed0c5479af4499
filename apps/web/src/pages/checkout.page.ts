import type { PageRecord } from './page-record.ts'

export const checkout = {
  path: '/checkout',
  screen: 'features/checkout/checkout-screen',
  robots: 'disallow',
  frame: 'enclosed',
} as const satisfies PageRecord
