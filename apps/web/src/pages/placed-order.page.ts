import type { PageRecord } from './page-record.ts'

export const placedOrder = {
  path: '/order/:id',
  screen: 'app/placed-order-page',
  preset: 'live',
  robots: 'disallow',
  placeholder: 'order',
} as const satisfies PageRecord
