import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { lockRequest } from '../../lib/checkout/lock-request'
import { inventoryItemsOf, type StockedLine } from '../../lib/checkout/inventory-check'

interface CartWithItems {
  readonly items?: readonly StockedLine[] | null
}

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
  const inventoryItems = await inventoryItemsInCart(request)
  if (inventoryItems.length === 0) return next()
  return lockRequest(request, response, next, {
    keys: inventoryItems.map((id) => `ordering:${id}`),
    refusal: 'Others are ordering the same products at the moment. Nothing was ordered; try again.',
  })
}

async function inventoryItemsInCart(request: MedusaRequest): Promise<readonly string[]> {
  const { data } = await request.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'cart',
    fields: [
      'items.id',
      'items.quantity',
      'items.variant.manage_inventory',
      'items.variant.allow_backorder',
      'items.variant.inventory_items.inventory_item_id',
    ],
    filters: { id: request.params['id'] ?? '' },
  })
  const [cart]: (CartWithItems | undefined)[] = data
  return inventoryItemsOf(cart?.items ?? [])
}
