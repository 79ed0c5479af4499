import { queryOptions } from '@tanstack/react-query'
import type { SearchState } from './search.ts'
import type { Services } from '../services/services-context.ts'

/** The number of results per page. */
export const searchStep = 24

const minutes = 60_000

/** One page of search results. */
export const searchPageQuery = ({ ports }: Pick<Services, 'ports'>, state: SearchState, page: number) =>
  queryOptions({
    queryKey: ['found', state.term, state.band, state.sort, page],
    queryFn: async ({ signal }) =>
      (await ports()).productSearch.search(
        { ...state, offset: (page - 1) * searchStep, limit: searchStep },
        { signal },
      ),
    staleTime: 5 * minutes,
  })
