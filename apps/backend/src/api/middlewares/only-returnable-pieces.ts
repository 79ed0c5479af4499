import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { piecesInTime } from '../../lib/returns/pieces-in-time'
import { readReturnWindow } from '../../lib/returns/read-return-window'

/**
 * Medusa accepts returns at any time, of pieces that have not been delivered, and again of pieces that have been received. A
 * shopper may request one for delivered pieces, each once, within the shop's time after the delivery; all else only the merchant
 * can create. Other invalid input is left to Medusa.
 */
export async function onlyReturnablePieces(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { order_id: orderId, items } = (request.body ?? {}) as {
    readonly order_id?: unknown
    readonly items?: unknown
  }
  if (typeof orderId !== 'string' || !Array.isArray(items)) return next()
  const found = await readReturnWindow(request.scope, orderId, new Date())
  if (found === undefined) return next()
  for (const [id, quantity] of requestedQuantities(items)) {
    const line = found.lines.get(id)
    if (line === undefined) continue
    const left = piecesInTime(id, found, line.takenBack)
    if (left !== undefined && quantity > left) {
      throw new MedusaError(
        MedusaError.Types.NOT_ALLOWED,
        `Items can be returned within ${found.days} days of their delivery; that time is over for ${id}.`,
        'return_window_over',
      )
    }
    if (quantity > line.delivered - line.takenBack) {
      throw new MedusaError(
        MedusaError.Types.INVALID_DATA,
        `Cannot request to return more items than what was delivered and is not being returned for item ${id}.`,
      )
    }
  }
  return next()
}

/** The same line may occur more than once. */
function requestedQuantities(items: readonly unknown[]): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>()
  for (const item of items) {
    const { id, quantity } = (item ?? {}) as { readonly id?: unknown; readonly quantity?: unknown }
    if (typeof id === 'string') quantities.set(id, (quantities.get(id) ?? 0) + Number(quantity))
  }
  return quantities
}
