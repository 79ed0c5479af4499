import type { PageRecord } from './page-record.ts'

export const account = {
  path: '/account',
  screen: 'features/account/account-screen',
  robots: 'disallow',
} as const satisfies PageRecord
