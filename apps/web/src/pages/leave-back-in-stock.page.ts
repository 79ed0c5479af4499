import type { PageRecord } from './page-record.ts'

export const leaveBackInStock = {
  path: '/back-in-stock/leave',
  screen: 'features/newsletter/leave-back-in-stock-screen',
  preset: 'live',
  robots: 'disallow',
  placeholder: 'leaveBackInStock',
} as const satisfies PageRecord
