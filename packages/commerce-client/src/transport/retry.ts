import { isCommerceError } from '../errors/commerce-error.ts'
import type { Clock } from './clock.ts'
import type { RetryPolicy, Send } from './request.ts'
import { withLimits } from './timeout.ts'

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

/**
 * The delay after failed attempt number `attempt`, in milliseconds; undefined means to give up. A random value between
 * half and all of the doubled delay, so that clients that failed together do not retry together.
 */
export function retryDelay(
  error: unknown,
  attempt: number,
  { attempts = 4, delay = 1000, maxDelay = 30_000, when, onlyPostponed, afterLimit }: RetryPolicy,
  random: () => number,
): number | undefined {
  if (attempt >= attempts || !isCommerceError(error)) return undefined
  if (error.status === 429 && afterLimit === false) return undefined
  if (
    onlyPostponed
      ? error.status !== 429 || error.retryAfter === undefined
      : !error.retryable && !when?.(error)
  )
    return undefined
  if (error.retryAfter !== undefined) return error.retryAfter <= maxDelay ? error.retryAfter : undefined
  return Math.min(delay * 2 ** (attempt - 1), maxDelay) * (0.5 + random() / 2)
}

/** Waits `delay` milliseconds. Fails with the abort reason if the caller aborts first. */
export function pause(delay: number, signal: AbortSignal | undefined, clock: Clock): Promise<void> {
  return withLimits(
    (limited) =>
      new Promise((resolve) => {
        const cancel = clock.after(delay, resolve)
        limited?.addEventListener('abort', cancel)
      }),
    { signal },
  )
}

/**
 * Parses a `Retry-After` header, seconds or HTTP date, as milliseconds from `now`. A date in the past gives 0; other
 * values are ignored.
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1000
  // Dates only: Date.parse alone would also take "-5" or "2.5" for a year or a month.
  const date = /^[A-Za-z]{3}/.test(text) && Date.parse(text)
  return date ? Math.max(0, date - now) : undefined
}
