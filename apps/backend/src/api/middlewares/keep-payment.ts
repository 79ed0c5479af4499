import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { lockRequest } from '../../lib/checkout/lock-request'
import {
  cartOfCollection,
  hasOrder,
  holdsMoney,
  sessionsOf,
  stateOf,
} from '../../lib/payments/payment-session'

/** Holds the lock of the cart that is paid, so that it is not ordered while its payment is exchanged. */
export async function onePaymentAtATime(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  if (request.method !== 'POST') return next()
  const collectionId = request.params['id'] ?? ''
  const cartId = await cartOfCollection(request.scope, collectionId)
  return lockRequest(request, response, next, {
    keys: [`writing:${cartId ?? collectionId}`],
    refusal: 'The cart is being changed by many requests at the moment. Nothing was changed; try again.',
  })
}

/**
 * Opening a payment session deletes the earlier ones of its collection. It is refused for a collection that has an order,
 * whose payment would be given back, and with 409 `payment_in_progress` when the shopper has paid already, unless the body
 * names that session in `replaces`.
 */
export async function keepPayment(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  if (request.method !== 'POST') return next()
  const { scope } = request
  const collectionId = request.params['id'] ?? ''
  const replaced = takeReplaced(request)
  if (await hasOrder(scope, collectionId))
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, 'The cart is ordered already.', 'cart_completed')
  for (const session of await sessionsOf(scope, collectionId)) {
    const isKept = holdsMoney(session.provider_id) && session.id !== replaced
    if (!isKept || (await stateOf(scope, session)) !== 'charged') continue
    response.status(409).json({
      type: 'conflict',
      code: 'payment_in_progress',
      message: 'The cart is paid already. Complete it, or cancel the payment.',
      payment_session: session.id,
    })
    return
  }
  next()
}

/** The id of the session that the new one replaces. Medusa's own validation, which runs later, does not know the field. */
function takeReplaced(request: MedusaRequest): string | undefined {
  const body: unknown = request.body
  if (typeof body !== 'object' || body === null || !('replaces' in body)) return undefined
  const { replaces, ...rest } = body
  request.body = rest
  return typeof replaces === 'string' ? replaces : undefined
}
