import { TimeoutError } from '../errors/timeout-error.ts'
import type { Clock } from './clock.ts'
import { about, title, type Send } from './request.ts'
import { withLimits } from './with-limits.ts'

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
      deadline:
        timeout > 0 && timeout <= longestTimer
          ? (stop) => clock.after(timeout, () => stop(late()))
          : undefined,
      staysLinked: !wantsJson,
    })
  }
