import type { PageRecord } from './page-record.ts'

export const privacy = {
  path: '/privacy',
  screen: 'features/content/legal-screens',
  component: 'PrivacyScreen',
  index: true,
  replacedBy: 'privacy',
} as const satisfies PageRecord
