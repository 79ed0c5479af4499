import type { Clock } from './clock.ts'
import type { Send } from './outgoing.ts'
import { pause } from './pause.ts'
import { retryDelay } from './retry-policy.ts'

/** Sends a request again as its policy allows; the waits in between end when the caller aborts. */
export const withRetry =
  (next: Send, clock: Clock, random: () => number): Send =>
  async (request) => {
    const { retry, signal } = request
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await next(request)
      } catch (error) {
        const delay = retry && !signal?.aborted ? retryDelay(error, attempt, retry, random) : undefined
        if (delay === undefined) throw error
        await pause(delay, signal, clock)
      }
    }
  }
