import type { PageRecord } from './page-record.ts'

export const order = {
  path: '/account/orders/:id',
  screen: 'features/orders/order-details-screen',
  preset: 'live',
  placeholder: 'order',
} as const satisfies PageRecord
