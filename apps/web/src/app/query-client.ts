import { CancelledError, QueryCache, QueryClient } from '@tanstack/react-query'
import { failureFrom, isAbandoned, noteFailure, type FailureLog } from '@umber/storefront-core'

const most = 3
const first = 1000
const longest = 30_000

/** What may be answered otherwise a moment later. A bare 500 is not among it: the backend answers so to what it cannot read, too. */
const passing: ReadonlySet<number> = new Set([408, 429, 502, 503, 504])

/**
 * Three more tries, but never after a plain "no", nor where the server asks for more time than anybody waits. What failed before the
 * backend was asked, such as the code that asks it, fails again.
 */
export function retryRead(failures: number, error: unknown): boolean {
  const { kind, status, retryAfter = 0 } = failureFrom(error)
  const isRefused = status !== undefined && status >= 400 && !passing.has(status)
  return failures < most && kind !== 'unknown' && !isRefused && retryAfter <= longest
}

/**
 * One second, doubled, never more than thirty, or what the server asks for; a little longer each time, so that those who failed
 * together do not come back together. In milliseconds.
 */
export function retryDelay(failures: number, error?: unknown, random: () => number = Math.random): number {
  const least = failureFrom(error).retryAfter ?? Math.min(first * 2 ** failures, longest)
  return least + random() * Math.min(least / 2, first)
}

export const createQueryClient = (log?: FailureLog) =>
  new QueryClient({
    queryCache: new QueryCache({
      onError(error, { queryKey: [noun] }) {
        // The rest of a key may tell of a shopper: what they searched for, who they are.
        if (!(error instanceof CancelledError) && !isAbandoned(error))
          noteFailure(log, `Reading: ${String(noun)}`, failureFrom(error))
      },
    }),
    defaultOptions: {
      queries: {
        retry: retryRead,
        retryDelay,
        gcTime: 5 * 60_000,
        staleTime: 60_000,
        // Offline is a failure like another: it is shown with a way to try again, and heals when the network is back.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
