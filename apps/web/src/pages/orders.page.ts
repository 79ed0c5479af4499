import type { PageRecord } from './page-record.ts'

export const orders = {
  path: '/account/orders',
  screen: 'features/orders/order-history-screen',
} as const satisfies PageRecord
