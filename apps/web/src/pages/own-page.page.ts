import type { PageRecord } from './page-record.ts'

export const ownPage = {
  path: '/pages/:slug',
  screen: 'app/own-page',
  preset: 'live',
  reads: 'own-page',
} as const satisfies PageRecord
