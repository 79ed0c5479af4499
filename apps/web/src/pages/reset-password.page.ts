import type { PageRecord } from './page-record.ts'

export const resetPassword = {
  path: '/reset-password',
  screen: 'features/auth/reset-password-screen',
  preset: 'live',
  robots: 'disallow',
  placeholder: 'resetPassword',
} as const satisfies PageRecord
