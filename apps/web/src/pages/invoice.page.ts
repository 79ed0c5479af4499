import type { PageRecord } from './page-record.ts'

export const invoice = {
  path: '/account/orders/:id/invoice',
  screen: 'features/orders/invoice-screen',
  preset: 'live',
  placeholder: 'order',
} as const satisfies PageRecord
