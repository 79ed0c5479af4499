import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { SearchPage, SearchQuery } from '@umber/storefront-core/search'
import type { Services } from '../services/services-context.ts'

type PortsOf = Pick<Services, 'ports'>

export type SearchState = Pick<SearchQuery, 'term' | 'band' | 'sort'>

/** The state of a search. */
export interface SearchAnswer {
  readonly data: SearchPage | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
  /** The current page and the number of pages, for paged results. */
  readonly pages?: { readonly page: number; readonly count: number }
}

const minute = 60_000
/** The maximum number of suggestions. */
export const mostSuggestions = 8
/** The maximum number of results without paging. */
const mostResults = 100

export const searchQuery = ({ ports }: PortsOf, query: SearchState) =>
  queryOptions({
    queryKey: ['search', query.term, query.band, query.sort],
    queryFn: async ({ signal }) =>
      (await ports()).productSearch.search({ ...query, offset: 0, limit: mostResults }, { signal }),
    enabled: query.term !== '',
    staleTime: minute,
    // Keeps the previous results while only the sort or the band changes. A new term starts empty.
    placeholderData: (previous, before) => (before?.queryKey[1] === query.term ? previous : undefined),
  })

/** Submitting a term searches again; Back and reload use the cache. */
export function askAnew(client: QueryClient, term: string): void {
  for (const list of ['search', 'found']) void client.resetQueries({ queryKey: [list, term] })
}

/** The bounds of the price bands, where they depend on the products. */
export const bandLimitsQuery = ({ ports }: PortsOf) =>
  queryOptions({
    queryKey: ['band-limits'],
    queryFn: async ({ signal }) => (await (await ports()).productSearch.bandLimits?.({ signal })) ?? null,
    staleTime: 5 * minute,
    meta: { isBackdrop: true },
  })

export const suggestionsQuery = ({ ports }: PortsOf, term: string) =>
  queryOptions({
    queryKey: ['suggestions', term],
    queryFn: async ({ signal }) => (await ports()).productSearch.suggest(term, mostSuggestions, { signal }),
    enabled: term !== '',
    staleTime: minute,
    placeholderData: keepPreviousData,
    meta: { isBackdrop: true },
  })
