import { queryOptions } from '@tanstack/react-query'
import type { ListedProduct, Product } from '@umber/storefront-core'
import type { ListingPage, ListingQuery } from '@umber/storefront-core/catalogue'
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

/** How many featured products the home page shows at first. The newest of them are not shown twice. */
export const firstFeatured = 8

/** Other products of the same category. */
export const relatedQuery = ({ listing }: Listing, product: Product) =>
  queryOptions<readonly ListedProduct[]>({
    queryKey: ['related', product.id],
    queryFn: async ({ signal }) => (await listing()).related(product, mostRelated, { signal }),
    enabled: product.categoryId !== undefined || product.categoryIds.length > 0,
  })
