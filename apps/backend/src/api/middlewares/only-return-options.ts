import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { isReturnOption } from '../../lib/returns/is-return-option'

/**
 * Medusa reads the shipping option of a return by its id alone, and charges its price: with an option for deliveries the
 * shopper would choose what the return costs. Other invalid input is left to Medusa.
 */
export async function onlyReturnOptions(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { order_id: orderId, return_shipping: shipping } = (request.body ?? {}) as {
    readonly order_id?: unknown
    readonly return_shipping?: { readonly option_id?: unknown }
  }
  const optionId = shipping?.option_id
  if (typeof orderId !== 'string' || typeof optionId !== 'string') return next()
  if (!(await isReturnOption(request.scope, orderId, optionId))) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      `Shipping option ${optionId} is not for returns of order ${orderId}.`,
    )
  }
  next()
}
