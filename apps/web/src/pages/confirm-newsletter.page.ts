import type { PageRecord } from './page-record.ts'

export const confirmNewsletter = {
  path: '/newsletter/confirm',
  screen: 'features/newsletter/confirm-newsletter-screen',
  preset: 'live',
  robots: 'disallow',
  placeholder: 'confirmNewsletter',
} as const satisfies PageRecord
