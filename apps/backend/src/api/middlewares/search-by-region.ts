import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { withProductIds, withProductFilters } from '../../lib/catalogue/product-hits'
import { answerAfter } from './answer-after'

/**
 * Lets a search ask for products and be answered with products, while the index has a document of each product for each
 * region: the filter `id` is the id of a product, and so is the id of a hit.
 */
export function searchByRegion(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  withProductFilters(request.validatedBody)
  answerAfter(response, next, withProductIds)
  next()
}
