import type { PageRecord } from './page-record.ts'

export const shippingPolicy = {
  path: '/shipping-policy',
  screen: 'features/content/shipping-policy-screen',
  reads: 'live-content',
  index: true,
  replacedBy: 'shipping-policy',
} as const satisfies PageRecord
