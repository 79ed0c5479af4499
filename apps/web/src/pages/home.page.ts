import type { PageRecord } from './page-record.ts'

export const home = {
  path: '/',
  screen: 'features/home/home-screen',
  reads: 'home',
  index: true,
} as const satisfies PageRecord
