import type { PageRecord } from './page-record.ts'

export const compare = {
  path: '/compare',
  screen: 'features/compare/compare-screen',
  preset: 'live',
  reads: 'compare',
  linkParam: { name: 'products', usual: '' },
  query: ['products'],
  robots: 'disallow',
} as const satisfies PageRecord
