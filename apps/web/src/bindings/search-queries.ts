import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { SearchQuery } from '@umber/storefront-core/search'
import type { Shop } from './shop.ts'

type PortsOf = Pick<Shop, 'ports'>

const minute = 60_000
/** The dialog shows no more, and the page no more at once. */
export const mostSuggestions = 8
const mostResults = 100

export const searchQuery = ({ ports }: PortsOf, query: Pick<SearchQuery, 'term' | 'band' | 'sort'>) =>
  queryOptions({
    queryKey: ['search', query.term, query.band, query.sort],
    queryFn: async ({ signal }) =>
      (await ports()).productSearch.search({ ...query, offset: 0, limit: mostResults }, { signal }),
    enabled: query.term !== '',
    staleTime: minute,
    // Another order or band of the same results takes their place when it comes; another word begins anew.
    placeholderData: (previous, before) => (before?.queryKey[1] === query.term ? previous : undefined),
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
