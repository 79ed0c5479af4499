import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError, Modules } from '@medusajs/framework/utils'

/**
 * A line is changed and deleted through its own cart only. Medusa deletes any line whose id the path names, and refreshes the
 * cart of the path: the other cart would keep the discounts that its lines no longer earn.
 */
export async function requireLineOfCart(
  { scope, params }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { id: cartId = '', line_id: lineId = '' } = params
  const [line] = await scope
    .resolve(Modules.CART)
    .listLineItems({ id: [lineId], cart_id: cartId }, { select: ['id'], take: 1 })
  if (line === undefined)
    throw new MedusaError(MedusaError.Types.NOT_FOUND, `Line item with id: ${lineId} was not found`)
  return next()
}
