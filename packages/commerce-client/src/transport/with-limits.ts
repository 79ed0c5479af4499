import { abortReason } from './abort-reason.ts'

export interface Limits {
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
  try {
    return await Promise.race([stopped, work(controller.signal)])
  } finally {
    cancelTimer?.()
    if (!staysLinked) signal?.removeEventListener('abort', onAbort)
  }
}
