import type { Clock } from './clock.ts'
import { withLimits } from './with-limits.ts'

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
