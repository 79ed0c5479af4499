import type { PageRecord } from './page-record.ts'

export const pagePreview = {
  path: '/page-preview',
  screen: 'features/own-pages/page-preview-screen',
  preset: 'live',
  robots: 'disallow',
  placeholder: 'pagePreview',
} as const satisfies PageRecord
