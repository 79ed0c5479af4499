import type { PageRecord } from './page-record.ts'

export const quickOrder = {
  path: '/quick-order',
  screen: 'app/quick-order-page',
  preset: 'live',
  robots: 'disallow',
} as const satisfies PageRecord
