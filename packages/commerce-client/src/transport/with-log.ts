import { isCommerceError } from '../errors/commerce-error.ts'
import type { Clock } from './clock.ts'
import type { Outgoing, Send } from './outgoing.ts'

/** Takes what the client has to say about its work; never a token, a key, a query or a body. */
export interface Logger {
  readonly debug: (...messages: string[]) => void
}

/** Says of each try what was asked, what came of it and how long it took. */
export const withLog =
  (next: Send, logger: Logger, clock: Clock): Send =>
  async (request) => {
    const begun = clock.now()
    const report = (outcome: string): void => logger.debug(line(request, outcome, clock.now() - begun))
    try {
      const answer = await next(request)
      report('ok')
      return answer
    } catch (error) {
      report(isCommerceError(error) ? `${error.kind} ${error.status ?? ''}`.trim() : 'aborted')
      throw error
    }
  }

const line = ({ method, path }: Outgoing, outcome: string, milliseconds: number): string =>
  `${method} ${path}: ${outcome} (${milliseconds} ms)`

export const consoleLogger: Logger = {
  debug: (...messages) => globalThis.console.debug(...messages),
}
