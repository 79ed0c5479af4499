import type { PageRecord } from './page-record.ts'

export const orders = {
  path: '/account/orders',
  screen: ['features/orders/order-history-screen', 'OrderHistoryScreen'],
} as const satisfies PageRecord
