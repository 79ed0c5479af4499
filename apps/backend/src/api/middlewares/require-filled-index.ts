import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { isIndexFilled } from '../../lib/catalogue/is-index-filled'

/**
 * Responds with 404 while the index is still being filled, and the shop falls back to the product list. Medusa does the same
 * until a first index is complete. But an index that is filled in place responds with what it holds so far, so a category
 * could look empty. The check runs only until it first succeeds.
 */
export function requireFilledIndex() {
  let isFilled = false
  return async (
    { scope }: MedusaRequest,
    _response: MedusaResponse,
    next: MedusaNextFunction,
  ): Promise<void> => {
    isFilled ||= await isIndexFilled(scope)
    if (isFilled) return next()
    throw new MedusaError(MedusaError.Types.NOT_FOUND, 'The search index "product" is still being filled.')
  }
}
