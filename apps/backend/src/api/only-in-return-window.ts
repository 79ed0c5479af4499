import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { returnDays } from '@umber/sample-store'

import { piecesInTime } from '../returns/pieces-in-time'
import { readReturnWindow } from '../returns/read-return-window'

/**
 * Medusa takes back whatever was sent, however long ago. A shopper may ask for so many days after the delivery; after that
 * it is for the merchant to make a return. What else is wrong with the request is Medusa's to say.
 */
export async function onlyInReturnWindow(
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
  for (const [id, quantity] of piecesAsked(items)) {
    const left = piecesInTime(id, found, found.takenBack.get(id) ?? 0)
    if (left !== undefined && quantity > left) {
      throw new MedusaError(
        MedusaError.Types.NOT_ALLOWED,
        `Items can be returned within ${returnDays} days of their delivery; that time is over for ${id}.`,
        'return_window_over',
      )
    }
  }
  return next()
}

/** The same line may be named more than once. */
function piecesAsked(items: readonly unknown[]): ReadonlyMap<string, number> {
  const asked = new Map<string, number>()
  for (const item of items) {
    const { id, quantity } = (item ?? {}) as { readonly id?: unknown; readonly quantity?: unknown }
    if (typeof id === 'string') asked.set(id, (asked.get(id) ?? 0) + Number(quantity))
  }
  return asked
}
