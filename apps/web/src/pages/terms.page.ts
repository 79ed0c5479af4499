import type { PageRecord } from './page-record.ts'

export const terms = {
  path: '/terms',
  screen: 'features/content/legal-screens',
  component: 'TermsScreen',
  index: true,
  replacedBy: 'terms',
} as const satisfies PageRecord
