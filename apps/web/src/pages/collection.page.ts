import { category } from './category.page.ts'
import type { PageRecord } from './page-record.ts'

export const collection = {
  path: '/collection/:slug',
  screen: 'features/product-list/collection-screen',
  preset: 'live',
  reads: 'collection',
  query: category.query,
} as const satisfies PageRecord
