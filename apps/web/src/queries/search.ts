import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { SearchQuery } from '@umber/storefront-core/search'
import type { Services } from '../services/services-context.ts'

type PortsOf = Pick<Services, 'ports'>

export type SearchState = Pick<SearchQuery, 'term' | 'band' | 'sort'>

const minute = 60_000
/** The number of results on a page of the showcase. */
export const searchPageSize = 100
/** The maximum number of suggestions. */
export const mostSuggestions = 8

/** One page of results. */
export const searchQuery = ({ ports }: PortsOf, query: SearchQuery) =>
  queryOptions({
    queryKey: ['search', query.term, query.band, query.sort, query.offset],
    queryFn: async ({ signal }) => (await ports()).productSearch.search(query, { signal }),
    enabled: query.term !== '',
    staleTime: 5 * minute,
    // Keeps the previous results while only the sort, the band or the page changes. A new term starts empty.
    placeholderData: (previous, before) => (before?.queryKey[1] === query.term ? previous : undefined),
  })

/** The results on one page of the address. */
export function searchPageQuery(services: PortsOf, state: SearchState, page: number) {
  return searchQuery(services, { ...state, offset: (page - 1) * searchPageSize, limit: searchPageSize })
}

/** Submitting a term searches again; Back and reload use the cache. */
export function askAnew(client: QueryClient, term: string): void {
  void client.resetQueries({ queryKey: ['search', term] })
  // As `scopeKey` writes it; importing it would bring the filters with the search dialog.
  void client.resetQueries({ queryKey: ['listing', `search:${term}`] })
}

export const suggestionsQuery = ({ ports }: PortsOf, term: string) =>
  queryOptions({
    queryKey: ['suggestions', term],
    queryFn: async ({ signal }) => (await ports()).productSearch.suggest(term, mostSuggestions, { signal }),
    enabled: term !== '',
    staleTime: minute,
    placeholderData: keepPreviousData,
    meta: { isBackdrop: true },
  })
