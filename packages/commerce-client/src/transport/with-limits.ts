import type { Clock } from './clock.ts'

/** The longest delay a platform timer can hold; a longer one would fire at once. */
const longestTimer = 2 ** 31 - 1

export interface Deadline {
  /** Milliseconds; 0 for no limit. */
  readonly timeout: number
  readonly clock: Clock
  /** The error to fail with when the time is up. */
  readonly error: () => Error
}

export interface Limits {
  readonly signal?: AbortSignal | undefined
  readonly deadline?: Deadline | undefined
  /** Whether the caller's signal still reaches the work's signal after the work is done: a body may be read later. */
  readonly staysLinked?: boolean
}

/**
 * Runs work until it is done, the caller aborts, or the time is up. The abort reason is passed on as it is. Ends on time
 * even if the work does not listen to the signal it is given.
 */
export function withLimits<T>(
  work: (signal: AbortSignal | undefined) => Promise<T>,
  limits: Limits,
): Promise<T> {
  const { signal, staysLinked = false } = limits
  const { timeout = 0 } = limits.deadline ?? {}
  const deadline = timeout > 0 && timeout <= longestTimer ? limits.deadline : undefined
  if (!signal && !deadline) return work(undefined)
  return new Promise<T>((resolve, reject) => {
    const controller = new AbortController()
    const stop = (reason: unknown): void => {
      finish()
      reject(reason)
      controller.abort(reason)
    }
    const onAbort = (): void => stop(signal?.reason)
    const cancelTimer = deadline?.clock.after(deadline.timeout, () => stop(deadline.error()))
    const finish = (): void => {
      cancelTimer?.()
      if (!staysLinked) signal?.removeEventListener('abort', onAbort)
    }
    const finishThen =
      <V>(settle: (value: V) => void) =>
      (value: V): void => {
        finish()
        settle(value)
      }
    if (signal?.aborted) return onAbort()
    signal?.addEventListener('abort', onAbort, { once: true })
    work(controller.signal).then(finishThen(resolve), finishThen(reject))
  })
}
