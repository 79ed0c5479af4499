import { liveTitles } from '../copy/live-titles.ts'
import type { PageRecord } from './page-record.ts'

export const resetPassword = {
  path: '/reset-password',
  screen: 'features/auth/reset-password-screen',
  preset: 'live',
  robots: 'disallow',
  placeholder: liveTitles.resetPassword,
} as const satisfies PageRecord
