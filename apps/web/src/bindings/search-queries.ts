import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { SearchPage, SearchQuery } from '@umber/storefront-core/search'
import type { Shop } from './shop.ts'

type PortsOf = Pick<Shop, 'ports'>

export type SearchState = Pick<SearchQuery, 'term' | 'band' | 'sort'>

/** What a screen knows of the results it has asked for. */
export interface SearchAnswer {
  readonly data: SearchPage | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
  /** Which page they are, and of how many, where they come by the page. */
  readonly pages?: { readonly page: number; readonly count: number }
}

const minute = 60_000
/** The dialog shows no more. */
export const mostSuggestions = 8
/** The page shows no more, where everything that is found comes at once. */
const mostResults = 100

export const searchQuery = ({ ports }: PortsOf, query: SearchState) =>
  queryOptions({
    queryKey: ['search', query.term, query.band, query.sort],
    queryFn: async ({ signal }) =>
      (await ports()).productSearch.search({ ...query, offset: 0, limit: mostResults }, { signal }),
    enabled: query.term !== '',
    staleTime: minute,
    // Another order or band of the same results takes their place when it comes; another word begins anew.
    placeholderData: (previous, before) => (before?.queryKey[1] === query.term ? previous : undefined),
  })

/** Whoever submits a word asks anew, whatever was answered before; Back and a reload show what was. */
export function askAnew(client: QueryClient, term: string): void {
  for (const list of ['search', 'found']) void client.resetQueries({ queryKey: [list, term] })
}

/** Where the bands of prices meet, where that depends on what is sold. */
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
