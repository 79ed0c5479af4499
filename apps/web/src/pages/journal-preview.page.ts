import type { PageRecord } from './page-record.ts'

export const journalPreview = {
  path: '/journal-preview',
  screen: 'features/journal/journal-preview-screen',
  preset: 'live',
  robots: 'disallow',
  placeholder: 'pagePreview',
} as const satisfies PageRecord
