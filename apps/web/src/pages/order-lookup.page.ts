import type { PageRecord } from './page-record.ts'

export const orderLookup = {
  path: '/order-lookup',
  screen: 'features/orders/order-lookup-screen',
  preset: 'live',
  query: ['number'],
  robots: 'disallow',
} as const satisfies PageRecord
