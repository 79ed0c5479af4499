import { queryOptions } from '@tanstack/react-query'
import type { SearchState } from './search-queries.ts'
import type { Shop } from './shop.ts'

/** How many results a page holds. */
export const searchStep = 24

const minutes = 60_000

/** One page of what is found. */
export const searchPageQuery = ({ ports }: Pick<Shop, 'ports'>, state: SearchState, page: number) =>
  queryOptions({
    queryKey: ['found', state.term, state.band, state.sort, page],
    queryFn: async ({ signal }) =>
      (await ports()).productSearch.search(
        { ...state, offset: (page - 1) * searchStep, limit: searchStep },
        { signal },
      ),
    staleTime: 5 * minutes,
  })
