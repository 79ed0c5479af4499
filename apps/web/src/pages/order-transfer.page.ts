import type { PageRecord } from './page-record.ts'

export const orderTransfer = {
  path: '/order-transfer',
  screen: 'features/orders/order-transfer-screen',
  preset: 'live',
  robots: 'disallow',
  placeholder: 'orderTransfer',
} as const satisfies PageRecord
