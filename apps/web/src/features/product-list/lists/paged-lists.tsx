import { useQuery } from '@tanstack/react-query'
import {
  activeFilterCount,
  defaultFilters,
  idsBelow,
  showcaseListing,
  type FacetCounts,
  type Filters,
  type ListedProduct,
  type Product,
} from '@umber/storefront-core'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { pageCount, usePageParam } from '../../../queries/page-param.ts'
import {
  facetCountsQuery,
  featuredStep,
  productCountQuery,
  productListQuery,
  listingPages,
  facetsQuery,
  type ProductListQuery,
} from '../../../queries/product-list.ts'
import { searchPageQuery, searchStep } from '../../../queries/search-pages.ts'
import type { SearchAnswer, SearchState } from '../../../queries/search.ts'
import { pagesQuery } from '../../../queries/pages.ts'
import { useLoadMoreQuery } from '../../../queries/use-load-more-query.ts'
import { isNarrowed, unknownFacets } from '../../../queries/unknown-facets.ts'
import { useServices } from '../../../services/services-context.ts'
import { useDebouncedValue } from '../../../hooks/use-debounced-value.ts'
import { queryState, type QueryState } from '../../../queries/query-state.ts'
import { ListEnd } from './list-end.tsx'
import type { GrowingProductList, KnownRules, ProductListPage, ListScope } from './product-list-page.ts'

export { Pagination } from './later-pages.tsx'

// Product lists that the backend pages. use-product-list.ts has the counterparts for the whole catalogue.

/** Debounce for filter changes, in milliseconds. */
const pause = 150
const mostRelated = 4

/** The list's facets. Before they load: no choices and no price limits. */
export function useRules(category: string): KnownRules {
  const known = queryState(useQuery(facetsQuery(useServices().listing, category)))
  const [params] = useSearchParams()
  if (known.status === 'ready') return { rules: known.value, isKnown: true }
  const unclear = isNarrowed(params) ? known : undefined
  return { rules: unknownFacets, isKnown: false, unclear }
}

type Question = Omit<ProductListQuery, 'category'>

/** Products are assigned to the lowest category, so a chosen category includes its descendants. */
function useFiltersBelow(filters: Filters, { categories }: ListScope): Filters {
  return useMemo(
    () =>
      filters.categories.length === 0
        ? filters
        : { ...filters, categories: idsBelow(filters.categories, categories) },
    [filters, categories],
  )
}

export function useListing(
  place: ListScope,
  { page, ...question }: Question & { readonly page: number },
  enabled: boolean,
): QueryState<ProductListPage> {
  const { category } = place
  const filters = useFiltersBelow(question.filters, place)
  const answer = useQuery({
    ...productListQuery(useServices().listing, { ...question, filters, category }, page),
    enabled,
    // Keeps the previous page of the same category while the next one loads.
    placeholderData: (previous, before) => (before?.queryKey[1] === category ? previous : undefined),
  })
  const list = queryState(answer)
  if (list.status !== 'ready') return list
  return { status: 'ready', value: { ...list.value, isCounted: true, isOld: answer.isPlaceholderData } }
}

const featured = {
  category: 'all',
  filters: defaultFilters,
  sort: 'featured',
  rules: showcaseListing,
} as const

export function useFeatured(): QueryState<GrowingProductList> {
  const pages = listingPages(useServices().listing, featured, featuredStep)
  const answer = useQuery(pagesQuery(pages))
  const list = queryState(answer)
  const growth = useLoadMoreQuery(pages, answer.data)
  const grow = growth.kind === 'ready' ? growth.grow : undefined
  if (list.status !== 'ready') return list
  const { items, total } = list.value
  return {
    status: 'ready',
    value: { products: items, total, isCounted: true, grow, end: <ListEnd growth={growth} /> },
  }
}

/** Undefined while the count loads. */
export function useCount(place: ListScope, question: Question, enabled: boolean): number | undefined {
  const settled = useDebouncedValue(question, pause)
  const filters = useFiltersBelow(settled.filters, place)
  const { data } = useQuery({
    ...productCountQuery(useServices().listing, { ...settled, filters, category: place.category }),
    enabled,
  })
  return settled === question ? data : undefined
}

/** The number of products per filter value. The panel works without it. */
export function useFacetCounts(place: ListScope, question: Omit<Question, 'sort'>): FacetCounts | undefined {
  const { rules, filters: chosen } = useDebouncedValue(question, pause)
  const filters = useFiltersBelow(chosen, place)
  const isNarrowing = activeFilterCount(filters, rules) > 0
  const counted = useQuery({
    ...facetCountsQuery(useServices().listing, { category: place.category, filters, rules }),
    enabled: isNarrowing,
  })
  return isNarrowing ? counted.data : rules.counts
}

export function useRelated({ id, categoryId }: Product): readonly ListedProduct[] {
  const filters = { ...defaultFilters, categories: categoryId === undefined ? [] : [categoryId] }
  const question = { category: 'all', filters, sort: 'newest', rules: showcaseListing } as const
  const { data } = useQuery({
    // One more than shown, because the product itself may be in the list.
    ...pagesQuery(listingPages(useServices().listing, question, mostRelated + 1)),
    enabled: categoryId !== undefined,
  })
  return (data?.items ?? []).filter((product) => product.id !== id).slice(0, mostRelated)
}

/** Search results by page. */
export function useSearch(state: SearchState): SearchAnswer {
  const page = usePageParam()
  const answer = useQuery({
    ...searchPageQuery(useServices(), state, page),
    enabled: state.term !== '',
    placeholderData: (previous, before) => (before?.queryKey[1] === state.term ? previous : undefined),
  })
  const count = pageCount(answer.data?.total ?? 0, searchStep)
  return { ...answer, pages: { page, count } }
}
