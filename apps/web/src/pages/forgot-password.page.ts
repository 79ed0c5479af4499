import type { PageRecord } from './page-record.ts'

export const forgotPassword = {
  path: '/forgot-password',
  screen: 'features/auth/forgot-password-screen',
  robots: 'disallow',
} as const satisfies PageRecord
