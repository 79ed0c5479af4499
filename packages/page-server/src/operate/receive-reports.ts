import { text, type RequestHandler } from 'express'
import { rateLimit } from 'express-rate-limit'

/** In bytes. A report takes a few hundred; browsers send several in one request. */
const longestBody = 16_384
/** In milliseconds. */
const period = 60_000
/** In a period: requests of a visitor, and log lines. Anyone can send reports. */
const mostRequests = 60
const mostLines = 30

/**
 * Takes reports that browsers send by themselves. `accept` gets the parsed JSON, `undefined` when there is none. The answer
 * is 204, also to a visitor who sends too many: no one reads it. A body that is too long is answered with 413.
 */
export const receiveReports = (
  accept: (report: unknown) => void,
  refused: (reason: 'rate') => void = () => {},
): readonly RequestHandler[] => [
  rateLimit({
    windowMs: period,
    limit: mostRequests,
    standardHeaders: false,
    legacyHeaders: false,
    // It would write to the console.
    validate: false,
    handler(_, response) {
      refused('rate')
      response.set('Cache-Control', 'no-store').status(204).end()
    },
  }),
  // Browsers send several media types.
  text({ type: () => true, limit: longestBody }),
  (request, response) => {
    accept(parsed(request.body))
    response.set('Cache-Control', 'no-store').status(204).end()
  },
]

function parsed(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : undefined
  } catch {
    return undefined
  }
}

/** Passes on a limited number of calls in each minute, so that reports cannot fill the log. */
export function limitLines(now: () => number = Date.now): (write: () => void) => void {
  let since = Number.NEGATIVE_INFINITY
  let lines = 0
  return (write) => {
    if (now() - since >= period) {
      since = now()
      lines = 0
    }
    lines += 1
    if (lines <= mostLines) write()
  }
}
