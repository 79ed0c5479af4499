import type { PageRecord } from './page-record.ts'

export const verifyAddress = {
  path: '/verify-address',
  screen: 'features/auth/verify-address-screen',
  preset: 'live',
  robots: 'disallow',
  placeholder: 'verifyAddress',
} as const satisfies PageRecord
