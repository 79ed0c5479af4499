import type { Clock } from './clock.ts'
import { exchange, type ExchangeOptions } from './exchange.ts'
import type { Send } from './outgoing.ts'
import { withRetry } from './with-retry.ts'
import { withTimeout } from './with-timeout.ts'

export interface TransportOptions extends ExchangeOptions {
  readonly clock: Clock
  /** A number from 0 up to 1, for the jitter between tries. */
  readonly random: () => number
}

/** Retries around tries, a time limit around each try, the exchange inside. */
export const createTransport = (options: TransportOptions): Send =>
  withRetry(withTimeout(exchange(options), options.clock), options.clock, options.random)
