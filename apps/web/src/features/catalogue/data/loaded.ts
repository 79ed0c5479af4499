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

/** Both, or the first thing that stands in the way. One retry asks again for everything that failed. */
export function bothLoaded<First, Second>(
  first: Loaded<First>,
  second: Loaded<Second>,
): Loaded<readonly [First, Second]> {
  if (first.phase === 'ready' && second.phase === 'ready') {
    return { phase: 'ready', value: [first.value, second.value] }
  }
  const failed = [first, second].filter((side) => side.phase === 'failed')
  const [foremost] = failed
  if (foremost !== undefined) {
    const retry = () => {
      for (const side of failed) side.retry()
    }
    return { phase: 'failed', failure: foremost.failure, retry }
  }
  const struggling = [first, second].some((side) => side.phase === 'loading' && side.struggling)
  return { phase: 'loading', struggling }
}

export function mapLoaded<Value, Other>(
  source: Loaded<Value>,
  change: (value: Value) => Other,
): Loaded<Other> {
  return source.phase === 'ready' ? { phase: 'ready', value: change(source.value) } : source
}
