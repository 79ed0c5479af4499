import type { PageRecord } from './page-record.ts'

export const collection = {
  path: '/collection/:slug',
  screen: ['features/product-list/collection-screen', 'CollectionScreen'],
  preset: 'live',
  reads: 'collection',
} as const satisfies PageRecord
