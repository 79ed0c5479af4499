import type { Logger } from '../config.ts'
import { isCommerceError } from '../errors/commerce-error.ts'
import type { Clock } from './clock.ts'
import { title, type Send } from './request.ts'

/** Logs each attempt, its outcome and its duration. */
export const withLog =
  (next: Send, logger: Logger, clock: Clock): Send =>
  async (request) => {
    const begun = clock.now()
    let outcome = 'ok'
    try {
      return await next(request)
    } catch (error) {
      outcome = isCommerceError(error) ? `${error.kind} ${error.status ?? ''}`.trim() : 'aborted'
      throw error
    } finally {
      logger.debug(`${title(request)}: ${outcome} (${clock.now() - begun} ms)`)
    }
  }

export const consoleLogger: Logger = {
  debug: (...messages) => globalThis.console.debug(...messages),
}
