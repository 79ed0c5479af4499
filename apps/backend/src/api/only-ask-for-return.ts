import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

/**
 * A shopper asks for a return; whether it has arrived, and what its way back costs, is the shop's to say. Medusa's route
 * takes both from anybody who knows the id of an order.
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
