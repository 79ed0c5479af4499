import type { PageRecord } from './page-record.ts'

export const contact = {
  path: '/contact',
  screen: 'features/content/contact/contact-screen',
  index: true,
} as const satisfies PageRecord
