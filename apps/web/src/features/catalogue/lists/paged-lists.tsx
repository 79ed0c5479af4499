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
import { pageCount, useListPage } from '../../../bindings/list-page.ts'
import {
  facetCountsQuery,
  featuredStep,
  listingCountQuery,
  listingPageQuery,
  listingPages,
  listingRulesQuery,
  type ListingQuestion,
} from '../../../bindings/listing-queries.ts'
import { searchPageQuery, searchStep } from '../../../bindings/search-pages.ts'
import type { SearchAnswer, SearchState } from '../../../bindings/search-queries.ts'
import { pagesQuery } from '../../../bindings/pages.ts'
import { useGrowth } from '../../../bindings/use-growth.ts'
import { isNarrowed, unknownRules } from '../../../bindings/unknown-rules.ts'
import { useShop } from '../../../bindings/shop.ts'
import { useSettled } from '../../../bindings/use-settled.ts'
import { loaded, type Loaded } from '../data/loaded.ts'
import { ListEnd } from './list-end.tsx'
import type { GrowingListing, KnownRules, Listing, Place } from './listing.ts'

export { Pagination } from './later-pages.tsx'

// The lists of a catalogue that is read by the page; each has a sibling that cuts it from the whole catalogue.

/** Between two ticks of a box: whoever is still choosing has not asked yet. In milliseconds. */
const pause = 150
const mostRelated = 4

/** As long as it is not known what there is to choose from: nothing, and no price that would be a limit. */
export function useRules(category: string): KnownRules {
  const known = loaded(useQuery(listingRulesQuery(useShop().listing, category)))
  const [params] = useSearchParams()
  if (known.phase === 'ready') return { rules: known.value, isKnown: true }
  const unclear = isNarrowed(params) ? known : undefined
  return { rules: unknownRules, isKnown: false, unclear }
}

type Question = Omit<ListingQuestion, 'category'>

/** Goods are filed under the lowest category: whoever chooses one means everything below it, too. */
function useFiltersBelow(filters: Filters, { categories }: Place): Filters {
  return useMemo(
    () =>
      filters.categories.length === 0
        ? filters
        : { ...filters, categories: idsBelow(filters.categories, categories) },
    [filters, categories],
  )
}

export function useListing(
  place: Place,
  { page, ...question }: Question & { readonly page: number },
  enabled: boolean,
): Loaded<Listing> {
  const { category } = place
  const filters = useFiltersBelow(question.filters, place)
  const answer = useQuery({
    ...listingPageQuery(useShop().listing, { ...question, filters, category }, page),
    enabled,
    // Another page or other filters of the same category take the place of these when they come.
    placeholderData: (previous, before) => (before?.queryKey[1] === category ? previous : undefined),
  })
  const list = loaded(answer)
  if (list.phase !== 'ready') return list
  return { phase: 'ready', value: { ...list.value, isCounted: true, isOld: answer.isPlaceholderData } }
}

const featured = {
  category: 'all',
  filters: defaultFilters,
  sort: 'featured',
  rules: showcaseListing,
} as const

export function useFeatured(): Loaded<GrowingListing> {
  const pages = listingPages(useShop().listing, featured, featuredStep)
  const answer = useQuery(pagesQuery(pages))
  const list = loaded(answer)
  const growth = useGrowth(pages, answer.data)
  const grow = growth.kind === 'ready' ? growth.grow : undefined
  if (list.phase !== 'ready') return list
  const { items, total } = list.value
  return {
    phase: 'ready',
    value: { products: items, total, isCounted: true, grow, end: <ListEnd growth={growth} /> },
  }
}

/** Undefined while it is asked. */
export function useCount(place: Place, question: Question, enabled: boolean): number | undefined {
  const settled = useSettled(question, pause)
  const filters = useFiltersBelow(settled.filters, place)
  const { data } = useQuery({
    ...listingCountQuery(useShop().listing, { ...settled, filters, category: place.category }),
    enabled,
  })
  return settled === question ? data : undefined
}

/** How many there would be of each value; a panel can be used without. */
export function useFacetCounts(place: Place, question: Omit<Question, 'sort'>): FacetCounts | undefined {
  const { rules, filters: chosen } = useSettled(question, pause)
  const filters = useFiltersBelow(chosen, place)
  const isNarrowing = activeFilterCount(filters, rules) > 0
  const counted = useQuery({
    ...facetCountsQuery(useShop().listing, { category: place.category, filters, rules }),
    enabled: isNarrowing,
  })
  return isNarrowing ? counted.data : rules.counts
}

export function useRelated({ id, categoryId }: Product): readonly ListedProduct[] {
  const filters = { ...defaultFilters, categories: categoryId === undefined ? [] : [categoryId] }
  const question = { category: 'all', filters, sort: 'newest', rules: showcaseListing } as const
  const { data } = useQuery({
    // One more than is shown, for the product itself may be among them.
    ...pagesQuery(listingPages(useShop().listing, question, mostRelated + 1)),
    enabled: categoryId !== undefined,
  })
  return (data?.items ?? []).filter((product) => product.id !== id).slice(0, mostRelated)
}

/** The results of a search, page by page. */
export function useSearch(state: SearchState): SearchAnswer {
  const page = useListPage()
  const answer = useQuery({
    ...searchPageQuery(useShop(), state, page),
    enabled: state.term !== '',
    placeholderData: (previous, before) => (before?.queryKey[1] === state.term ? previous : undefined),
  })
  const count = pageCount(answer.data?.total ?? 0, searchStep)
  return { ...answer, pages: { page, count } }
}
