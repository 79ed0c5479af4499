import type { PageRecord } from './page-record.ts'

export const account = {
  path: '/account',
  screen: ['features/account/account-screen', 'AccountScreen'],
  robots: 'disallow',
} as const satisfies PageRecord
