import { useQuery } from '@tanstack/react-query'
import type { Category } from '@umber/storefront-core'
import type {
  ListScope as Scope,
  BrowseState,
  FacetCounts,
  Facets,
  Filters,
  ListingPage,
} from '@umber/storefront-core/catalogue'
import { showcaseFacets } from '../../config/showcase-facets.ts'
import { useMemo } from 'react'
import { useDebouncedValue } from '../../hooks/use-debounced-value.ts'
import {
  areCountsNarrowed,
  facetCountsQuery,
  facetsQuery,
  filtersBelow,
  productCountQuery,
  productListQuery,
  scopeKey,
  scopeOf,
} from '../../queries/product-list.ts'
import { queryState, type QueryState } from '../../queries/query-state.ts'
import { useServices } from '../../services/services-context.ts'

/** Counts are requested once the filters have not changed for this long. */
const countsDebounceMs = 150

/** What a list is made of, and the categories that it may be filtered by. */
export interface ListScope extends Scope {
  readonly categories: readonly Category[]
}

/** What is asked of a list: filters, sort, and the facets they belong to. */
export interface Question extends BrowseState {
  readonly facets: Facets | undefined
}

/** One page of a product list. */
export interface ProductListPage extends ListingPage {
  /** True while the result of a newer query is loading. */
  readonly isOld: boolean
}

/** The facets of a list. Fixed ones are there before the products and their currency. */
export function useFacets(scope: Scope): QueryState<Facets> {
  const services = useServices()
  const known = queryState(useQuery(facetsQuery(services, scope)))
  return known.status !== 'ready' && services.preset.hasFixedFacets ? fixedFacets : known
}

const fixedFacets = { status: 'ready', value: showcaseFacets } as const

function useFiltersBelow(filters: Filters, { categories }: ListScope): Filters {
  return useMemo(() => filtersBelow(filters, categories), [filters, categories])
}

export function useProductList(
  place: ListScope,
  question: Question,
  { page, enabled }: { readonly page: number; readonly enabled: boolean },
): QueryState<ProductListPage> {
  const filters = useFiltersBelow(question.filters, place)
  const answer = useQuery({
    ...productListQuery(useServices(), { ...question, filters, ...scopeOf(place) }, page),
    enabled,
    // Keeps the previous page of the same category while the next one loads.
    placeholderData: (previous, before) => (before?.queryKey[1] === scopeKey(place) ? previous : undefined),
  })
  const list = queryState(answer)
  if (list.status !== 'ready') return list
  const isOld = answer.isPlaceholderData
  // An empty previous result must not stand in for the new one.
  if (isOld && list.value.total === 0) return { status: 'loading', struggling: answer.failureCount > 0 }
  return { status: 'ready', value: { ...list.value, isOld } }
}

/** The number of matching products; undefined while it loads. */
export function useListingCount(place: ListScope, question: Question, enabled: boolean): number | undefined {
  const services = useServices()
  const scope = useMemo(() => scopeOf(place), [place])
  const settled = useDebouncedValue(question, countsDebounceMs)
  const filters = useFiltersBelow(question.filters, place)
  const settledFilters = useFiltersBelow(settled.filters, place)
  const known = useMemo(
    () =>
      enabled
        ? services.loadedListing()?.peek?.({ ...question, filters, ...scope, offset: 0, limit: 0 })
        : undefined,
    [services, question, filters, scope, enabled],
  )
  const { data } = useQuery({
    ...productCountQuery(services, { ...settled, filters: settledFilters, ...scope }),
    enabled: enabled && known === undefined,
  })
  return known?.total ?? (settled === question ? data : undefined)
}

/** The number of products per filter value, where the facets have counts. The panel works without it. */
export function useFacetCounts(
  place: ListScope,
  question: { readonly filters: Filters; readonly facets: Facets },
): FacetCounts | undefined {
  const { facets, filters: chosen } = useDebouncedValue(question, countsDebounceMs)
  const filters = useFiltersBelow(chosen, place)
  const isNarrowed = areCountsNarrowed(filters, facets)
  const counted = useQuery({
    ...facetCountsQuery(useServices(), {
      ...scopeOf(place),
      filters,
      facets,
    }),
    enabled: isNarrowed,
  })
  // Until the first narrowed counts come, those of the whole category keep the panel as it is.
  const isFirst = counted.data === undefined && !counted.isError
  return isNarrowed && !isFirst ? (counted.data ?? undefined) : facets.counts
}
