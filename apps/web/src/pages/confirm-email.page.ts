import type { PageRecord } from './page-record.ts'

export const confirmEmail = {
  path: '/confirm-email',
  screen: 'features/auth/confirm-email-screen',
  preset: 'live',
  robots: 'disallow',
  placeholder: 'confirmEmail',
} as const satisfies PageRecord
