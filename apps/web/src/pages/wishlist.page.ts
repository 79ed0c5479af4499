import type { PageRecord } from './page-record.ts'

export const wishlist = {
  path: '/wishlist',
  screen: 'features/wishlist/wishlist-screen',
  robots: 'disallow',
} as const satisfies PageRecord
