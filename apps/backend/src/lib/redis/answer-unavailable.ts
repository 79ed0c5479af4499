import type { MedusaResponse } from '@medusajs/framework/http'

/** Seconds. Redis is usually back after a restart. */
const retryAfter = 5

/** Answers while a part of the server cannot be reached: 503, which proxies and clients take as "later". */
export function answerUnavailable(response: MedusaResponse): void {
  response.setHeader('Retry-After', String(retryAfter))
  response.status(503).json({
    type: 'unexpected_state',
    code: 'unavailable',
    message: 'A part of the server cannot be reached at the moment. Try again later.',
  })
}
