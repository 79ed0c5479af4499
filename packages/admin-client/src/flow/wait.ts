import { isCommerceError, type Clock } from '@umber/commerce-client'
import { parseDelay } from './numbers.ts'

export const systemClock: Clock = {
  now: () => Date.now(),
  after(delay, callback) {
    const timer = setTimeout(callback, delay)
    return () => clearTimeout(timer)
  },
}

/** Waits. Rejects with the signal's reason as soon as it aborts. `delay` in milliseconds. */
export async function pause(delay: number, signal?: AbortSignal, clock: Clock = systemClock): Promise<void> {
  signal?.throwIfAborted()
  await new Promise<void>((resolve, reject) => {
    const cancel = clock.after(delay, () => {
      signal?.removeEventListener('abort', abort)
      resolve()
    })
    const abort = (): void => {
      cancel()
      reject(signal?.reason as Error)
    }
    signal?.addEventListener('abort', abort, { once: true })
  })
}

/** How a flow asks the server whether background work has ended. */
export interface Polling {
  /** Between two questions, in milliseconds. Default 1000. */
  readonly interval?: number | undefined
  /**
   * How long questions may stay without an answer before the flow gives up, in milliseconds. Default ten minutes:
   * Medusa answers nothing while it writes a thousand products.
   */
  readonly patience?: number | undefined
  /** For tests: time. */
  readonly clock?: Clock | undefined
}

/** @throws {TypeError} for a delay that is none, such as NaN. */
export function parsePolling({ interval = 0, patience = 0 }: Polling): void {
  parseDelay('interval', interval)
  parseDelay('patience', patience)
}

/**
 * Asks until there is an answer. A question that fails in a way that may pass is asked again.
 *
 * @throws {CommerceError} when the server refuses, or has not answered for longer than `patience`; the signal's reason
 * when it aborts.
 */
export async function untilKnown<Answer>(
  ask: () => Promise<Answer | undefined>,
  { interval = 1000, patience = 600_000, clock = systemClock }: Polling,
  signal?: AbortSignal,
): Promise<Answer> {
  let answered = clock.now()
  for (;;) {
    try {
      const answer = await ask()
      if (answer !== undefined) return answer
      answered = clock.now()
    } catch (error) {
      if (!isCommerceError(error) || !error.retryable || clock.now() - answered > patience) throw error
    }
    await pause(interval, signal, clock)
  }
}

/** Waits for `work`, but no longer than until the signal aborts. The work itself goes on. */
export async function abortable<Result>(
  work: Promise<Result>,
  signal: AbortSignal | null | undefined,
): Promise<Result> {
  if (!signal) return work
  signal.throwIfAborted()
  let abort = (): void => {}
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason as Error)
    signal.addEventListener('abort', abort, { once: true })
  })
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', abort))
}
