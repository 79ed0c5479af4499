import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { serveInTurn } from './serve-in-turn'
import { goodsOf, type ShelvedLine } from './shortage'

interface CartWithGoods {
  readonly items?: readonly ShelvedLine[] | null
}

/**
 * Lets those who order the same goods in one after another. Medusa locks them only for the reservation, which comes
 * after the order is made, and gives up waiting after five seconds: in a rush most are told "unknown error", late ones
 * that could be served among them. Decision 10 has the figures.
 */
export async function queueForGoods(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const goods = await goodsInCart(request)
  if (goods.length === 0) return next()
  return serveInTurn(request, response, next, {
    keys: goods.map((id) => `ordering:${id}`),
    refusal: 'Others are ordering the same goods at the moment. Nothing was ordered; try again.',
  })
}

async function goodsInCart(request: MedusaRequest): Promise<readonly string[]> {
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
  const [cart]: (CartWithGoods | undefined)[] = data
  return goodsOf(cart?.items ?? [])
}
