import { queryOptions } from '@tanstack/react-query'
import type { ListedProduct, Product } from '@umber/storefront-core'
import type { ListingPage, ListingQuery } from '@umber/storefront-core/catalogue'
import type { HomeRow } from '@umber/storefront-core/shop'
import type { Services } from '../services/services-context.ts'
import type { LoadMoreList } from './use-load-more-query.ts'

// The lists on other pages than those of the categories, which need no filters.

type Listing = Pick<Services, 'listing' | 'loadedListing'>

const minutes = 60_000

/** On the home page: enough for several presses of "load more". */
const featuredStep = 24

const mostRelated = 4

/** A page that can be cut from what is in memory costs no request, so it is asked for again on every visit. */
export const listStaleTime = (loadedListing: Listing['loadedListing'], query: ListingQuery) => () =>
  loadedListing()?.peek?.(query) === undefined ? 5 * minutes : 0

/** All products, the featured ones first: those that the owner has chosen, and then those that say so themselves. */
export function featuredList(
  { listing, loadedListing }: Listing,
  chosen: readonly string[] = [],
): LoadMoreList<ListedProduct> {
  const query = (offset: number): ListingQuery => ({
    category: 'all',
    filters: { colors: [], sizes: [], categories: [] },
    sort: 'featured',
    offset,
    limit: featuredStep,
  })
  return {
    queryKey: ['listing', 'featured', ...chosen],
    page: async (offset, { signal, onProgress }) => {
      const lists = await listing()
      if (chosen.length > 0 && lists.withIds !== undefined) {
        const [first, page] = await Promise.all([
          offset === 0 ? lists.withIds(chosen, { signal }) : [],
          lists.page(query(offset), { signal }),
        ])
        const others = page.products.filter(({ id }) => !chosen.includes(id))
        return itemsOf({ ...page, products: [...first, ...others] })
      }
      return itemsOf(
        await lists.page(query(offset), { signal, onProgress: (part) => onProgress(itemsOf(part)) }),
      )
    },
    peek() {
      if (chosen.length > 0) return undefined
      const known = loadedListing()?.peek?.(query(0))
      return known && itemsOf(known)
    },
    staleTime: listStaleTime(loadedListing, query(0)),
  }
}

const itemsOf = ({ products, ...page }: ListingPage) => ({ ...page, items: products, read: featuredStep })

/** How many products a row of the home page shows. */
export const mostInRow = 4

/** How many featured products the home page shows at first. The newest of them are not shown twice. */
export const firstFeatured = 8

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
  { listing, catalogue }: Listing & Pick<Services, 'catalogue'>,
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
    staleTime: 5 * minutes,
  })

/** Products that were chosen by hand, in their order. */
export const chosenProductsQuery = ({ listing }: Listing, ids: readonly string[]) =>
  queryOptions<readonly ListedProduct[]>({
    queryKey: ['listing', 'chosen', ...ids],
    queryFn: async ({ signal }) => (await (await listing()).withIds?.(ids, { signal })) ?? [],
    enabled: ids.length > 0,
    staleTime: 5 * minutes,
  })

/** Other products of the same category. */
export const relatedQuery = ({ listing }: Listing, product: Product) =>
  queryOptions<readonly ListedProduct[]>({
    queryKey: ['related', product.id],
    queryFn: async ({ signal }) => (await listing()).related(product, mostRelated, { signal }),
    enabled: product.categoryId !== undefined || product.categoryIds.length > 0,
  })
