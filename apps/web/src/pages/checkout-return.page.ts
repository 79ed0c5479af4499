import type { PageRecord } from './page-record.ts'

export const checkoutReturn = {
  path: '/checkout/return',
  screen: 'features/checkout/back-from-payment-screen',
  preset: 'live',
  placeholder: 'checkoutReturn',
} as const satisfies PageRecord
