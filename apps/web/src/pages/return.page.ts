import type { PageRecord } from './page-record.ts'

export const returnItems = {
  path: '/account/orders/:id/return',
  screen: 'features/orders/request-return-screen',
  preset: 'live',
  placeholder: 'order',
} as const satisfies PageRecord
