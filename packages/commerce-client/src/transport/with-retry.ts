import type { Clock } from './clock.ts'
import type { Send } from './outgoing.ts'
import { retryDelay } from './retry-policy.ts'
import { withLimits } from './with-limits.ts'

/** Sends a request again as its policy allows; the waits in between end when the caller aborts. */
export const withRetry =
  (next: Send, clock: Clock, random: () => number): Send =>
  async (request) => {
    const { retry, signal } = request
    if (!retry) return next(request)
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await next(request)
      } catch (error) {
        const delay = signal?.aborted ? undefined : retryDelay(error, attempt, retry, random)
        if (delay === undefined) throw error
        await wait(delay, signal, clock)
      }
    }
  }

async function wait(delay: number, signal: AbortSignal | undefined, clock: Clock): Promise<void> {
  let cancel: (() => void) | undefined
  const pause = (): Promise<void> => new Promise((resolve) => (cancel = clock.after(delay, resolve)))
  try {
    await withLimits(pause, { signal })
  } finally {
    cancel?.()
  }
}
