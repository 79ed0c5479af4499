import { useIsFetching, type Query } from '@tanstack/react-query'

/** Whether a query waits for its first data. Background queries do not count. */
export const isFirstRead = ({ state, meta }: Query): boolean =>
  state.data === undefined && meta?.['isBackdrop'] !== true

/** The number of queries that wait for their first data. */
export const usePendingQueries = (type: 'all' | 'active' = 'all'): number =>
  useIsFetching({ type, predicate: isFirstRead })
