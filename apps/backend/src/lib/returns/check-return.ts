import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError } from '@medusajs/framework/utils'

import { isReturnOption } from './is-return-option'
import { returnableQuantity } from './returnable-quantity'
import { readReturnWindow } from './read-return-window'

export interface WantedReturn {
  readonly orderId: string
  /** The same line may occur more than once. */
  readonly items: readonly { readonly id: string; readonly quantity: number }[]
  readonly optionId: string
}

/**
 * Medusa accepts returns at any time, of pieces that have not been delivered, and again of pieces that have been received. A
 * shopper may request one for delivered pieces, each once, within the shop's time after the delivery; all else only the merchant
 * can create. An unknown order or line is left to Medusa.
 */
export async function checkPieces(
  container: MedusaContainer,
  { orderId, items }: WantedReturn,
): Promise<void> {
  const found = await readReturnWindow(container, orderId, new Date())
  if (found === undefined) return
  for (const [id, quantity] of quantitiesOf(items)) {
    const line = found.lines.get(id)
    if (line === undefined) continue
    const left = returnableQuantity(id, found, line.takenBack)
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
}

function quantitiesOf(items: WantedReturn['items']): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>()
  for (const { id, quantity } of items) quantities.set(id, (quantities.get(id) ?? 0) + quantity)
  return quantities
}

/**
 * Medusa reads the shipping option of a return by its id alone, and charges its price: with an option for deliveries the
 * shopper would choose what the return costs.
 */
export async function checkReturnOption(
  container: MedusaContainer,
  { orderId, optionId }: WantedReturn,
): Promise<void> {
  if (await isReturnOption(container, orderId, optionId)) return
  throw new MedusaError(
    MedusaError.Types.INVALID_DATA,
    `Shipping option ${optionId} is not for returns of order ${orderId}.`,
  )
}
