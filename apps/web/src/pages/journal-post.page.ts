import type { PageRecord } from './page-record.ts'

export const journalPost = {
  path: '/journal/:slug',
  screen: 'app/journal-post-page',
  preset: 'live',
  reads: 'journal-post',
} as const satisfies PageRecord
