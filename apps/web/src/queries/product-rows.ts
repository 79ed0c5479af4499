import { queryOptions } from '@tanstack/react-query'
import type { ListedProduct } from '@umber/storefront-core'
import type { ListingQuery } from '@umber/storefront-core/catalogue'
import type { HomeRow } from '@umber/storefront-core/shop'
import type { Services } from '../services/services-context.ts'
import { firstFeatured } from './featured-and-related.ts'

const fiveMinutes = 300_000

/** How many products a row of the home page shows. */
export const mostInRow = 4

/** The first products of a category or a collection, the newest, or the reduced ones. */
export type ProductRow = { readonly row: 'newest' | 'sale' } | Extract<HomeRow, { readonly handle: string }>

/** Undefined for the featured products, which are a list that grows. */
export function productRowOf(row: HomeRow): ProductRow | undefined {
  if ('handle' in row) return row
  return row.row === 'featured' ? undefined : { row: row.row }
}

export interface RowProducts {
  readonly products: readonly ListedProduct[]
  /** Of the collection. */
  readonly name?: string
}

/** What a row of the home page shows. */
export const productRowQuery = (
  { listing, catalogue }: Pick<Services, 'listing' | 'catalogue'>,
  one: ProductRow,
) =>
  queryOptions<RowProducts>({
    // The title of a row is no part of it.
    queryKey: ['listing', 'row', one.row, 'handle' in one ? one.handle : ''],
    queryFn: async ({ signal }) => {
      const filters = { colors: [], sizes: [], categories: [] }
      const page = async (part: Pick<ListingQuery, 'category' | 'sort' | 'limit'> & Partial<ListingQuery>) =>
        (await (await listing()).page({ ...part, filters, offset: 0 }, { signal })).products
      const few = { sort: 'featured', limit: mostInRow } as const
      if (!('handle' in one))
        return one.row === 'newest'
          ? { products: await page({ category: 'all', sort: 'newest', limit: mostInRow + firstFeatured }) }
          : { products: await page({ ...few, category: 'all', isReduced: true }) }
      if (one.row === 'category') return { products: await page({ ...few, category: one.handle }) }
      const found = await catalogue.collection(one.handle, { signal })
      if (found === undefined) return { products: [] }
      const products = await page({ ...few, category: 'all', collectionId: found.id })
      return { products, name: found.name }
    },
    staleTime: fiveMinutes,
  })
