import { useQuery } from '@tanstack/react-query'
import { defaultFilters, showcaseListing, type ListedProduct, type Product } from '@umber/storefront-core'
import { useSearchParams } from 'react-router-dom'
import {
  featuredStep,
  listingCountQuery,
  listingPages,
  listingRulesQuery,
  listingStep,
  type ListingQuestion,
} from '../../../bindings/listing-queries.ts'
import { searchPages } from '../../../bindings/search-pages.ts'
import type { SearchAnswer, SearchState } from '../../../bindings/search-queries.ts'
import { pagesQuery } from '../../../bindings/pages.ts'
import { useGrowth } from '../../../bindings/use-growth.ts'
import { isNarrowed, unknownRules } from '../../../bindings/unknown-rules.ts'
import { useShop } from '../../../bindings/shop.ts'
import { useSettled } from '../../../bindings/use-settled.ts'
import { loaded, type Loaded } from '../data/loaded.ts'
import { ListEnd } from './list-end.tsx'
import { LoadMore } from './load-more.tsx'
import type { KnownRules, Listing, Place } from './listing.ts'

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

export const useListing = ({ category }: Place, question: Question, enabled: boolean): Loaded<Listing> =>
  usePages({ ...question, category }, listingStep, enabled)

export const useFeatured = (): Loaded<Listing> =>
  usePages(
    { category: 'all', filters: defaultFilters, sort: 'featured', rules: showcaseListing },
    featuredStep,
    true,
  )

function usePages(question: ListingQuestion, size: number, enabled: boolean): Loaded<Listing> {
  const pages = listingPages(useShop().listing, question, size)
  const answer = useQuery({
    ...pagesQuery(pages),
    enabled,
    // Other filters of the same category take the place of these when they come.
    placeholderData: (previous, before) => (before?.queryKey[1] === question.category ? previous : undefined),
  })
  const list = loaded(answer)
  const isOld = answer.isPlaceholderData
  const growth = useGrowth(pages, isOld ? undefined : answer.data)
  const grow = growth.kind === 'ready' ? growth.grow : undefined
  if (list.phase !== 'ready') return list
  const { items, total } = list.value
  return {
    phase: 'ready',
    value: { products: items, total, isCounted: true, isOld, grow, end: <ListEnd growth={growth} /> },
  }
}

/** Undefined while it is asked. */
export function useCount({ category }: Place, question: Question, enabled: boolean): number | undefined {
  const settled = useSettled(question, pause)
  const { data } = useQuery({
    ...listingCountQuery(useShop().listing, { ...settled, category }),
    enabled,
  })
  return settled === question ? data : undefined
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

/** The results of a search, which the shopper makes longer by a button: what is searched for comes first or not at all. */
export function useSearch(state: SearchState): SearchAnswer {
  const pages = searchPages(useShop(), state)
  const { data, isPlaceholderData, ...answer } = useQuery({
    ...pagesQuery(pages),
    enabled: state.term !== '',
    placeholderData: (previous, before) => (before?.queryKey[1] === state.term ? previous : undefined),
  })
  const growth = useGrowth(pages, isPlaceholderData ? undefined : data)
  if (data === undefined) return { ...answer, data }
  const { items, total } = data
  const foot = <LoadMore growth={growth} shown={items.length} total={total} />
  return { ...answer, data: { products: items, total }, foot }
}
