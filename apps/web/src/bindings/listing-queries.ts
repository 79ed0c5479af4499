import { queryOptions } from '@tanstack/react-query'
import {
  activeFilterCount,
  type BrowseState,
  type FacetCounts,
  type ListedProduct,
  type ListingRules,
  type ProductListing,
} from '@umber/storefront-core'
import type { PagesQuestion } from './pages.ts'

const minutes = 60_000

/** As many as a page holds: full rows at two, three and four columns. */
export const listingStep = 60

/** On the home page: enough to press its button a few times. */
export const featuredStep = 24

/** What a list is to show, and the rules its filters are to be understood by. */
export interface ListingQuestion extends BrowseState {
  readonly category: string
  readonly rules: ListingRules
}

export const listingRulesQuery = (listing: () => Promise<ProductListing>, category: string) =>
  queryOptions<ListingRules>({
    queryKey: ['listing-rules', category],
    queryFn: async ({ signal }) => (await listing()).rules(category, { signal }),
    staleTime: 5 * minutes,
    meta: { isBackdrop: true },
  })

/** Filters that narrow nothing are one and the same, also before it is known what could. */
const keyOf = ({ category, filters, sort, rules }: ListingQuestion) => [
  category,
  sort,
  activeFilterCount(filters, rules) === 0 ? 'all' : filters,
]

/** One page of a list. */
export const listingPageQuery = (
  listing: () => Promise<ProductListing>,
  question: ListingQuestion,
  page: number,
) =>
  queryOptions({
    queryKey: ['listing', ...keyOf(question), { page }],
    queryFn: async ({ signal }) =>
      (await listing()).page(
        { ...question, offset: (page - 1) * listingStep, limit: listingStep },
        { signal },
      ),
    staleTime: 5 * minutes,
  })

export function listingPages(
  listing: () => Promise<ProductListing>,
  question: ListingQuestion,
  size: number,
): PagesQuestion<ListedProduct> {
  return {
    queryKey: ['listing', ...keyOf(question), size],
    size,
    page: async (offset, limit, signal) => (await listing()).page({ ...question, offset, limit }, { signal }),
  }
}

export const listingCountQuery = (listing: () => Promise<ProductListing>, question: ListingQuestion) =>
  queryOptions<number>({
    queryKey: ['listing-count', ...keyOf(question)],
    queryFn: async ({ signal }) =>
      (await (await listing()).page({ ...question, offset: 0, limit: 0 }, { signal })).total,
    staleTime: 5 * minutes,
    meta: { isBackdrop: true },
  })

export const facetCountsQuery = (
  listing: () => Promise<ProductListing>,
  { category, filters, rules }: Omit<ListingQuestion, 'sort'>,
) =>
  queryOptions<FacetCounts>({
    queryKey: ['facet-counts', category, filters],
    queryFn: async ({ signal }) => (await listing()).counts({ category, filters, rules }, { signal }),
    staleTime: 5 * minutes,
    meta: { isBackdrop: true },
    // The counts of before are shown until the new ones come.
    placeholderData: (previous, before) => (before?.queryKey[1] === category ? previous : undefined),
  })
