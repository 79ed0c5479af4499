import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { inventoryItemsInCart } from '../../lib/checkout/inventory-items'
import { lockRequest } from '../../lib/checkout/lock-request'

/**
 * Serializes orders for the same inventory items. Medusa locks them only for the reservation, after the order is created,
 * and gives up after five seconds: under load most requests get "unknown error", even some for which there is stock.
 * Decision 10 has the figures.
 */
export async function serializeInventory(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const inventoryItems = await inventoryItemsInCart(request.scope, request.params['id'] ?? '')
  if (inventoryItems.length === 0) return next()
  return lockRequest(request, response, next, {
    keys: inventoryItems.map((id) => `ordering:${id}`),
    refusal: 'Others are ordering the same products at the moment. Nothing was ordered; try again.',
  })
}
