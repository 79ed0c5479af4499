import type { PageRecord } from './page-record.ts'

export const product = {
  path: '/product/:slug',
  screen: 'features/product/product-screen',
  reads: 'product',
  query: ['color', 'size', 'option', 'variant'],
} as const satisfies PageRecord
