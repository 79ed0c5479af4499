import type { PageRecord } from './page-record.ts'

export const search = {
  path: '/search',
  screen: 'features/search/search-screen',
  reads: 'search',
  linkParam: { name: 'q', usual: '' },
  query: ['q', 'price', 'color', 'size', 'option', 'category', 'sort', 'page'],
  robots: 'disallow',
} as const satisfies PageRecord
