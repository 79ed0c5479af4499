import type { PageRecord } from './page-record.ts'

export const leaveNewsletter = {
  path: '/newsletter/leave',
  screen: 'features/newsletter/leave-newsletter-screen',
  preset: 'live',
  robots: 'disallow',
  placeholder: 'leaveNewsletter',
} as const satisfies PageRecord
