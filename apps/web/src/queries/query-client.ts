import { CancelledError, QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import { failureFrom, isAbandoned, type FailureLog } from '@umber/storefront-core'
import { noteFailure } from '@umber/storefront-core/platform'

const most = 3
const first = 1000
const longest = 30_000

/** HTTP statuses worth a retry. Without 500, which the backend also returns for requests it cannot parse. */
const passing: ReadonlySet<number> = new Set([408, 429, 502, 503, 504])

/**
 * Whether to retry: up to three times, but not after other 4xx and 5xx statuses, nor when `Retry-After` exceeds the
 * limit. A failure outside the request, such as a failed import, is not retried.
 */
export function retryRead(failures: number, error: unknown): boolean {
  const { kind, status, retryAfter = 0 } = failureFrom(error)
  const isRefused = status !== undefined && status >= 400 && !passing.has(status)
  return failures < most && kind !== 'unknown' && !isRefused && retryAfter <= longest
}

/**
 * The delay before a retry, in milliseconds: exponential from one second to thirty, or `Retry-After`, plus jitter, so
 * that clients do not retry at the same time.
 */
export function retryDelay(failures: number, error?: unknown, random: () => number = Math.random): number {
  const least = failureFrom(error).retryAfter ?? Math.min(first * 2 ** failures, longest)
  return least + random() * Math.min(least / 2, first)
}

export function createQueryClient(log?: FailureLog): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      /** The backend is there again: what surrounds the page, such as the menu, has no retry of its own. */
      onSuccess: (_data, { meta }) => {
        if (meta?.['isBackdrop'] !== true)
          void client.refetchQueries({ type: 'active', predicate: isBackdropWithoutBackend })
      },
      onError(error, { queryKey: [noun] }) {
        // Logs only the first part of the key: the rest may identify the shopper or their search.
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
        // Queries run offline too: the failure shows with a retry, and refetches when the network returns.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}

function isBackdropWithoutBackend({ meta, state: { data, error } }: Query): boolean {
  if (meta?.['isBackdrop'] !== true || data !== undefined || error === null) return false
  const { kind, status } = failureFrom(error)
  return kind === 'unreachable' || (status !== undefined && passing.has(status))
}
