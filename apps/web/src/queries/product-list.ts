import { queryOptions } from '@tanstack/react-query'
import {
  activeFilterCount,
  type BrowseState,
  type FacetCounts,
  type ListedProduct,
  type Facets,
  type ProductListing,
} from '@umber/storefront-core'
import type { PagesQuestion } from './pages.ts'

const minutes = 60_000

/** Gives full rows at two, three and four columns. */
export const productsPerPage = 60

/** On the home page: enough for several presses of "load more". */
export const featuredStep = 24

/** The query of a list, and the facets its filters refer to. */
export interface ProductListQuery extends BrowseState {
  readonly category: string
  readonly rules: Facets
}

export const facetsQuery = (listing: () => Promise<ProductListing>, category: string) =>
  queryOptions<Facets>({
    queryKey: ['listing-rules', category],
    queryFn: async ({ signal }) => (await listing()).rules(category, { signal }),
    staleTime: 5 * minutes,
    meta: { isBackdrop: true },
  })

/** Filters that narrow nothing share one key, also before the facets load. */
const keyOf = ({ category, filters, sort, rules }: ProductListQuery) => [
  category,
  sort,
  activeFilterCount(filters, rules) === 0 ? 'all' : filters,
]

/** One page of a list. */
export const productListQuery = (
  listing: () => Promise<ProductListing>,
  question: ProductListQuery,
  page: number,
) =>
  queryOptions({
    queryKey: ['listing', ...keyOf(question), { page }],
    queryFn: async ({ signal }) =>
      (await listing()).page(
        { ...question, offset: (page - 1) * productsPerPage, limit: productsPerPage },
        { signal },
      ),
    staleTime: 5 * minutes,
  })

export function listingPages(
  listing: () => Promise<ProductListing>,
  question: ProductListQuery,
  size: number,
): PagesQuestion<ListedProduct> {
  return {
    queryKey: ['listing', ...keyOf(question), size],
    size,
    page: async (offset, limit, signal) => (await listing()).page({ ...question, offset, limit }, { signal }),
  }
}

export const productCountQuery = (listing: () => Promise<ProductListing>, question: ProductListQuery) =>
  queryOptions<number>({
    queryKey: ['listing-count', ...keyOf(question)],
    queryFn: async ({ signal }) =>
      (await (await listing()).page({ ...question, offset: 0, limit: 0 }, { signal })).total,
    staleTime: 5 * minutes,
    meta: { isBackdrop: true },
  })

export const facetCountsQuery = (
  listing: () => Promise<ProductListing>,
  { category, filters, rules }: Omit<ProductListQuery, 'sort'>,
) =>
  queryOptions<FacetCounts>({
    queryKey: ['facet-counts', category, filters],
    queryFn: async ({ signal }) => (await listing()).counts({ category, filters, rules }, { signal }),
    staleTime: 5 * minutes,
    meta: { isBackdrop: true },
    // Keeps the previous counts while new ones load.
    placeholderData: (previous, before) => (before?.queryKey[1] === category ? previous : undefined),
  })
