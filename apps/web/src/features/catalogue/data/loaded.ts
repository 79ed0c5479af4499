import { failureFrom, type Failure } from '@umber/storefront-core'
import type { UseQueryResult } from '@tanstack/react-query'

/** What a screen can know about something it asked the backend for: exactly one of three. */
export type Loaded<Value> =
  | { readonly phase: 'loading'; readonly struggling: boolean }
  | { readonly phase: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | { readonly phase: 'ready'; readonly value: Value }

type Answer<Value> = Pick<
  UseQueryResult<Value>,
  'data' | 'error' | 'failureCount' | 'fetchStatus' | 'isFetching' | 'refetch'
>

/** What is already known stays on screen while a later read fails: old goods beat an empty page. */
export function loaded<Value>(answer: Answer<Value>): Loaded<Value> {
  if (answer.data !== undefined) return { phase: 'ready', value: answer.data }
  if (answer.error !== null && !answer.isFetching) {
    return { phase: 'failed', failure: failureFrom(answer.error), retry: () => void answer.refetch() }
  }
  return { phase: 'loading', struggling: answer.failureCount > 0 || answer.fetchStatus === 'paused' }
}
