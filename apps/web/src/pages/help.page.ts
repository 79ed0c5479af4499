import type { PageRecord } from './page-record.ts'

export const help = {
  path: '/help',
  screen: 'features/content/help/help-screen',
  reads: 'live-content',
  index: true,
} as const satisfies PageRecord
