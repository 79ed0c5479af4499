import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

/**
 * A shopper may request a return; only the shop may mark it as received, set the price of its shipping or choose where it
 * goes. Medusa's route accepts all of it from anyone who knows the id of an order.
 */
export function refuseReturnTerms(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const {
    receive_now: received,
    return_shipping: shipping,
    location_id: location,
  } = (request.body ?? {}) as {
    readonly receive_now?: unknown
    readonly location_id?: unknown
    readonly return_shipping?: { readonly price?: unknown }
  }
  if (received !== undefined || location !== undefined || shipping?.price !== undefined) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      'receive_now, location_id and return_shipping.price are for the shop to say.',
    )
  }
  next()
}
