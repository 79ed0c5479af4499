import { isCommerceError } from '../errors/commerce-error.ts'
import type { Clock } from './clock.ts'
import { title, type Send } from './outgoing.ts'

/** Takes what the client has to say about its work; never a token, a key, a query or a body. */
export interface Logger {
  readonly debug: (...messages: string[]) => void
}

/** Says of each try what was asked, what came of it and how long it took. */
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
