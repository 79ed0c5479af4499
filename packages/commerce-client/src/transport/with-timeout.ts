import { TimeoutError } from '../errors/timeout-error.ts'
import type { Clock } from './clock.ts'
import { about, title, type Outgoing, type Send } from './outgoing.ts'
import { withLimits } from './with-limits.ts'

/** Gives each try its time limit and the caller's signal, from the first byte sent to the last one read. */
export const withTimeout =
  (next: Send, clock: Clock): Send =>
  (request) =>
    withLimits((signal) => next(request, signal), {
      signal: request.signal,
      deadline: { timeout: request.timeout, clock, error: () => timeoutError(request) },
      staysLinked: !request.wantsJson,
    })

function timeoutError(request: Outgoing): TimeoutError {
  const { timeout } = request
  return new TimeoutError(`${title(request)} was not answered within ${timeout} ms`, timeout, about(request))
}
