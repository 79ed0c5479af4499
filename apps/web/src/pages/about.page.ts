import type { PageRecord } from './page-record.ts'

export const about = {
  path: '/about',
  screen: 'features/content/about-screen',
  index: true,
  replacedBy: 'about',
} as const satisfies PageRecord
