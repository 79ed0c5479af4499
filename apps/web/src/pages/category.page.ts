import type { PageRecord } from './page-record.ts'

export const category = {
  path: '/category/:slug',
  screen: 'features/product-list/category-screen',
  reads: 'category',
  query: ['price', 'color', 'size', 'option', 'category', 'sort', 'page'],
  index: ['all'],
} as const satisfies PageRecord
