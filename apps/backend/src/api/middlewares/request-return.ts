import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { lockRequest } from '../../lib/checkout/lock-request'
import { onlyAskForReturn } from './only-ask-for-return'
import { onlyOwnReturn } from './only-own-order'
import { onlyReturnOptions } from './only-return-options'
import { onlyReturnablePieces } from './only-returnable-pieces'
import { returnLimits } from './rate-limits'
import { setReturnLocation } from './set-return-location'

/** Before `POST /store/returns`. What is counted and read of the order stays true until the route has answered. */
export const requestReturn = [
  ...returnLimits,
  onlyAskForReturn,
  onlyOwnReturn,
  oneReturnAtATime,
  onlyReturnablePieces,
  onlyReturnOptions,
  setReturnLocation,
]

/** Serializes the returns of an order. Medusa's workflow takes no lock: two requests at once would return the same pieces. */
async function oneReturnAtATime(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { order_id: order } = (request.body ?? {}) as { readonly order_id?: unknown }
  if (typeof order !== 'string') return next()
  return lockRequest(request, response, next, {
    keys: [`return:${order}`],
    refusal:
      'Another return of this order is being requested at the moment. Nothing was requested; try again.',
  })
}
