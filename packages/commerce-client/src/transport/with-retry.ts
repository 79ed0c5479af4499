import type { Clock } from './clock.ts'
import type { Send } from './request.ts'
import { pause } from './delay.ts'
import { retryDelay } from './retry-policy.ts'

/** Retries a request by its policy. The waits end when the caller aborts. */
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
