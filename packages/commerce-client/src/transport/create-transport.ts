import type { Config } from '../config.ts'
import { systemClock } from './clock.ts'
import { exchange } from './fetch-transport.ts'
import { consoleLogger, withLog } from './log.ts'
import type { Send } from './request.ts'
import { withRetry } from './retry.ts'
import { withTimeout } from './timeout.ts'

/** From the outside in: retries, a log line for each attempt, its time limit, the exchange itself. */
export function createTransport({
  fetch,
  maxBytes = 20_000_000,
  errorDetails,
  clock = systemClock,
  random = Math.random,
  debug,
  logger = consoleLogger,
}: Config): Send {
  const timed = withTimeout(exchange({ fetch, maxBytes, errorDetails, clock }), clock)
  return withRetry(debug ? withLog(timed, logger, clock) : timed, clock, random)
}
