import { CancelledError, QueryCache, QueryClient } from '@tanstack/react-query'
import { failureFrom, isAbandoned, noteFailure, type FailureLog } from '@umber/storefront-core'

const most = 3
const first = 1000
const longest = 30_000

/** Three more tries, but never after a plain "no": only a request that timed out or came too often may be repeated. */
export function retryRead(failures: number, error: unknown): boolean {
  const { status } = failureFrom(error)
  const refused = status !== undefined && status >= 400 && status < 500
  return failures < most && (!refused || status === 408 || status === 429)
}

/** One second, doubled, never more than thirty. In milliseconds. */
export const retryDelay = (failures: number) => Math.min(first * 2 ** failures, longest)

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
