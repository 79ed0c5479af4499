import { TimeoutError } from '../errors/timeout-error.ts'
import type { Config, RequestOptions } from '../config.ts'
import { systemClock, type Clock } from './clock.ts'
import { about, limitOf, title, type Send } from './request.ts'

/** The longest delay of a platform timer; a longer one would fire at once. */
const longestTimer = 2 ** 31 - 1

/** Gives each attempt a time limit and the caller's signal, from the first byte sent to the last byte read. */
export const withTimeout =
  (next: Send, clock: Clock): Send =>
  (request) => {
    const { signal, timeout, wantsJson } = request
    const late = () =>
      new TimeoutError(`${title(request)} was not answered within ${timeout} ms`, timeout, about(request))
    return withLimits((limited) => next(request, limited), {
      signal,
      deadline: deadlineOf(timeout, clock, late),
      staysLinked: !wantsJson,
    })
  }

const deadlineOf = (timeout: number, clock: Clock, late: () => Error): Limits['deadline'] =>
  timeout > 0 && timeout <= longestTimer ? (stop) => clock.after(timeout, () => stop(late())) : undefined

/** Waits for the token of an asynchronous storage, within the call's limits. */
export function withTokenLimits(
  kept: object,
  { signal, timeout: own }: RequestOptions,
  { timeout: general, clock = systemClock }: Config,
): Promise<unknown> {
  const timeout = limitOf(own, general)
  const late = () => new TimeoutError(`The token storage did not answer within ${timeout} ms`, timeout)
  return withLimits(async () => kept, { signal, deadline: deadlineOf(timeout, clock, late) })
}

interface Limits {
  readonly signal?: AbortSignal | undefined
  /** Starts a timer that stops the work with an error. Returns a function that cancels it. */
  readonly deadline?: ((stop: (error: Error) => void) => () => void) | undefined
  /** Whether the caller's signal still aborts the work's signal after the work is done: a body may be read later. */
  readonly staysLinked?: boolean
}

/**
 * Runs work until it is done, the caller aborts, or the time is up. The abort reason is passed on unchanged. Ends on
 * time even if the work ignores its signal.
 */
export async function withLimits<T>(
  work: (signal: AbortSignal | undefined) => Promise<T>,
  { signal, deadline, staysLinked }: Limits,
): Promise<T> {
  if (!signal && !deadline) return work(undefined)
  if (signal?.aborted) throw abortReason(signal)
  const controller = new AbortController()
  let stop!: (reason: unknown) => void
  const stopped = new Promise<never>((_, reject) => {
    stop = (reason) => {
      reject(reason)
      controller.abort(reason)
    }
  })
  const onAbort = (): void => stop(abortReason(signal))
  signal?.addEventListener('abort', onAbort, { once: true })
  const cancelTimer = deadline?.(stop)
  // The platform's own link leaves no listener on a signal that outlives the work.
  const linked = staysLinked && signal && globalThis.AbortSignal?.any?.([signal, controller.signal])
  try {
    return await Promise.race([stopped, work(linked || controller.signal)])
  } finally {
    cancelTimer?.()
    if (!staysLinked || linked) signal?.removeEventListener('abort', onAbort)
  }
}

/** The abort reason of a signal. On React Native signals have no reason. */
export const abortReason = (signal?: AbortSignal | null): unknown =>
  signal?.reason ?? Object.assign(Error('Aborted'), { name: 'AbortError' })
