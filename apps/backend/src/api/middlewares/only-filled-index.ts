import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { isIndexFilled } from '../../lib/catalogue/is-index-filled'

/** Seconds. An index of 5,000 products takes about a minute. */
const retryAfter = 5

/**
 * Responds with 503 while the index is still being filled: the shop asks again and says so, and keeps no such page. Medusa itself
 * responds with 404 until a first index is complete, and an index that is filled in place responds with what it holds so far, so a
 * category could look empty. The check runs only until it first succeeds.
 */
export function onlyFilledIndex() {
  let isFilled = false
  return async (
    { scope }: MedusaRequest,
    response: MedusaResponse,
    next: MedusaNextFunction,
  ): Promise<void> => {
    isFilled ||= await isIndexFilled(scope)
    if (isFilled) return next()
    response.setHeader('Retry-After', String(retryAfter))
    response.status(503).json({
      type: 'unexpected_state',
      code: 'unavailable',
      message: 'The search index "product" is still being filled. Try again later.',
    })
  }
}
