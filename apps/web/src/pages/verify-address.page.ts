import { liveTitles } from '../copy/live-titles.ts'
import type { PageRecord } from './page-record.ts'

export const verifyAddress = {
  path: '/verify-address',
  screen: 'features/auth/verify-address-screen',
  preset: 'live',
  robots: 'disallow',
  placeholder: liveTitles.verifyAddress,
} as const satisfies PageRecord
