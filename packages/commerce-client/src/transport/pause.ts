import type { Clock } from './clock.ts'
import { withLimits } from './with-limits.ts'

/** Waits for so many milliseconds, unless the caller aborts before; then it fails with the abort reason. */
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
