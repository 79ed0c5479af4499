import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

/**
 * A shopper may request a return; only the shop may mark it as received or set the price of its shipping. Medusa's route
 * accepts both from anyone who knows the id of an order.
 */
export function onlyAskForReturn(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { receive_now: received, return_shipping: shipping } = (request.body ?? {}) as {
    readonly receive_now?: unknown
    readonly return_shipping?: { readonly price?: unknown }
  }
  if (received !== undefined || shipping?.price !== undefined) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      'receive_now and return_shipping.price are for the shop to say.',
    )
  }
  next()
}
