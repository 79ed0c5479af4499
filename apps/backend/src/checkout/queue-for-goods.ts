import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

import { inTurn } from './in-turn'
import { goodsOf, type ShelvedLine } from './shortage'

interface CartWithGoods {
  readonly items?: readonly ShelvedLine[] | null
}

/** Seconds somebody waits for those before them. */
const patience = 25

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
  let isServed = false
  const serve = async (): Promise<void> => {
    isServed = true
    await new Promise<void>((resolve) => {
      response.once('close', resolve)
      next()
    })
  }
  const keys = goods.map((id) => `ordering:${id}`)
  try {
    const locking = request.scope.resolve(Modules.LOCKING)
    await inTurn(locking, keys, serve, { until: Date.now() + patience * 1000 })
  } catch (error) {
    if (isServed) throw error
    response.setHeader('Retry-After', '5')
    response.status(409).json({
      type: 'conflict',
      code: 'too_busy',
      message: 'Others are ordering the same goods at the moment. Nothing was ordered; try again.',
    })
  }
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
