import type { Clock } from './clock.ts'
import { exchange, type ExchangeOptions } from './exchange.ts'
import type { Send } from './outgoing.ts'
import { withLog, type Logger } from './with-log.ts'
import { withRetry } from './with-retry.ts'
import { withTimeout } from './with-timeout.ts'

export interface TransportOptions extends ExchangeOptions {
  readonly clock: Clock
  /** A number from 0 up to 1, for the jitter between tries. */
  readonly random: () => number
  readonly logger: Logger | undefined
}

/** From the outside in: retries, a log line for each try, its time limit, the exchange itself. */
export function createTransport(options: TransportOptions): Send {
  const { clock, random, logger } = options
  const timed = withTimeout(exchange(options), clock)
  return withRetry(logger ? withLog(timed, logger, clock) : timed, clock, random)
}
