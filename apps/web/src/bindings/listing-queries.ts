import { queryOptions } from '@tanstack/react-query'
import {
  writeFilters,
  type BrowseState,
  type ListedProduct,
  type ListingRules,
  type ProductListing,
} from '@umber/storefront-core'
import type { PagesQuestion } from './pages.ts'

const minutes = 60_000

/** What a list is to show, by the words of its address, so that the same list has one key. */
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

export function listingPages(
  listing: () => Promise<ProductListing>,
  question: ListingQuestion,
  size: number,
): PagesQuestion<ListedProduct> {
  return {
    queryKey: ['listing', question.category, writeFilters(question, question.rules), size],
    size,
    page: async (offset, limit, signal) => (await listing()).page({ ...question, offset, limit }, { signal }),
  }
}

export const listingCountQuery = (listing: () => Promise<ProductListing>, question: ListingQuestion) =>
  queryOptions<number>({
    queryKey: ['listing-count', question.category, writeFilters(question, question.rules)],
    queryFn: async ({ signal }) =>
      (await (await listing()).page({ ...question, offset: 0, limit: 0 }, { signal })).total,
    staleTime: 5 * minutes,
    meta: { isBackdrop: true },
  })
