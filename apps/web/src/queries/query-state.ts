import { failureFrom, type Failure } from '@umber/storefront-core'
import type { UseQueryResult } from '@tanstack/react-query'

/** The state of a query: loading, failed or ready. */
export type QueryState<Value> =
  | { readonly status: 'loading'; readonly struggling: boolean }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | { readonly status: 'ready'; readonly value: Value }

type Answer<Value> = Pick<
  UseQueryResult<Value>,
  'data' | 'error' | 'failureCount' | 'fetchStatus' | 'isFetching' | 'refetch'
>

/** Known data stays on screen when a refetch fails. */
export function queryState<Value>(answer: Answer<Value>): QueryState<Value> {
  if (answer.data !== undefined) return { status: 'ready', value: answer.data }
  if (answer.error !== null && !answer.isFetching) {
    return { status: 'failed', failure: failureFrom(answer.error), retry: () => void answer.refetch() }
  }
  return { status: 'loading', struggling: answer.failureCount > 0 || answer.fetchStatus === 'paused' }
}
