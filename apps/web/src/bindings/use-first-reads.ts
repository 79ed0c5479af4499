import { useIsFetching, type Query } from '@tanstack/react-query'

/** A read whose first answer is waited for; what is read in the background is not. */
export const isFirstRead = ({ state, meta }: Query): boolean =>
  state.data === undefined && meta?.['isBackdrop'] !== true

/** How many first answers the page is waiting for. */
export const useFirstReads = (type: 'all' | 'active' = 'all'): number =>
  useIsFetching({ type, predicate: isFirstRead })
