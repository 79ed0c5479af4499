import type { PageRecord } from './page-record.ts'

export const journal = {
  path: '/journal',
  screen: 'app/journal-page',
  preset: 'live',
  reads: 'journal',
  query: ['page'],
} as const satisfies PageRecord
