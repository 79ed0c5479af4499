import { queryOptions } from '@tanstack/react-query'
import {
  activeFilterCount,
  idsBelow,
  knownFilters,
  readFilters,
  type BrowseState,
  type FacetCounts,
  type Facets,
  type Filters,
  type ListingPage,
  type ListScope,
} from '@umber/storefront-core/catalogue'
import type { Category } from '@umber/storefront-core'
import type { Services } from '../services/services-context.ts'
import { filterParam } from './filter-param.ts'
import { listStaleTime } from './featured-and-related.ts'

type Listing = Pick<Services, 'listing' | 'loadedListing'>

const minutes = 60_000

/** Gives full rows at two, three and four columns. */
export const productsPerPage = 60

/** What a list is filtered and sorted by, and the facets its filters belong to. */
export interface ProductListQuery extends BrowseState, ListScope {
  readonly facets?: Facets | undefined
}

/** The scope of something that has more. */
export const scopeOf = ({ category, collectionId, term }: ListScope): ListScope => ({
  category,
  collectionId,
  term,
})

/** Neither a collection's id nor a search is a category's slug: handles have no colon. */
export function scopeKey({ category, collectionId, term }: ListScope): string {
  if (term !== undefined) return `search:${term}`
  return collectionId === undefined ? category : `collection:${collectionId}`
}

/** Filters that narrow nothing share one key, also before the facets load. */
const keyOf = ({ filters, sort, facets, ...scope }: ProductListQuery) => [
  scopeKey(scope),
  sort,
  activeFilterCount(filters, facets) === 0 ? 'all' : filters,
]

/** What the address of a list asks for, as the facets and the categories spell it. */
export function questionAt(
  scope: ListScope,
  params: URLSearchParams,
  facets: Facets,
  categories: readonly Category[],
): ProductListQuery {
  const { filters, sort } = readFilters(filterParam(params))
  return { ...scope, sort, facets, filters: filtersBelow(knownFilters(filters, facets), categories) }
}

/** Products are assigned to the lowest category, so a chosen category includes its descendants. */
export const filtersBelow = <Chosen extends Filters>(
  filters: Chosen,
  categories: readonly Category[],
): Chosen =>
  filters.categories.length === 0
    ? filters
    : { ...filters, categories: idsBelow(filters.categories, categories) }

/** One page of a list. What is known of it without a request is shown at once. */
export function productListQuery(
  { listing, loadedListing }: Listing,
  question: ProductListQuery,
  page: number,
) {
  const query = { ...question, offset: (page - 1) * productsPerPage, limit: productsPerPage }
  const queryKey = ['listing', ...keyOf(question), { page }]
  return queryOptions<ListingPage>({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const onProgress = (part: ListingPage) =>
        client.setQueryData<ListingPage>(queryKey, (shown) =>
          shown === undefined || shown.isPartial ? part : shown,
        )
      return (await listing()).page(query, { signal, onProgress })
    },
    initialData: () => loadedListing()?.peek?.(query),
    staleTime: listStaleTime(loadedListing, query),
  })
}

/** The number of matching products. */
export const productCountQuery = ({ listing }: Listing, question: ProductListQuery) =>
  queryOptions<number>({
    queryKey: ['listing-count', ...keyOf(question)],
    queryFn: async ({ signal }) =>
      (await (await listing()).page({ ...question, offset: 0, limit: 0 }, { signal })).total,
    staleTime: 5 * minutes,
    meta: { isBackdrop: true },
  })

/** The facets of a list; fixed ones are the same for all. */
export const facetsQuery = ({ listing, preset }: Listing & Pick<Services, 'preset'>, scope: ListScope) =>
  queryOptions<Facets>({
    queryKey: ['facets', preset.hasFixedFacets ? 'fixed' : scopeKey(scope)],
    queryFn: async ({ signal }) => (await listing()).facets(scope, { signal }),
    staleTime: 5 * minutes,
    meta: { isBackdrop: true },
  })

/** Whether filters change the counts that the facets came with. False for facets without counts. */
export const areCountsNarrowed = (filters: Filters, facets: Facets): boolean =>
  facets.counts !== undefined && activeFilterCount(filters, facets) > 0

/** The number of products per facet value, for facets that have counts. */
export const facetCountsQuery = (
  { listing }: Listing,
  { filters, facets, ...scope }: Omit<ProductListQuery, 'sort'>,
) =>
  queryOptions<FacetCounts | null>({
    queryKey: ['facet-counts', scopeKey(scope), filters],
    queryFn: async ({ signal }) =>
      (await (await listing()).counts?.({ ...scope, filters, facets }, { signal })) ?? null,
    staleTime: 5 * minutes,
    meta: { isBackdrop: true },
    // Keeps the previous counts while new ones load.
    placeholderData: (previous, before) => (before?.queryKey[1] === scopeKey(scope) ? previous : undefined),
  })
