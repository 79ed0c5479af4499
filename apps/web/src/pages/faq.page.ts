import type { PageRecord } from './page-record.ts'

export const faq = {
  path: '/faq',
  screen: 'features/content/faq-screen',
  reads: 'live-content',
  index: true,
  replacedBy: 'faq',
} as const satisfies PageRecord
