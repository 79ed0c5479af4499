import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { lockRequest } from '../../lib/checkout/lock-request'

/**
 * Serializes the writes to a cart. Medusa's own routes wait two seconds for the cart's lock and then respond with 500: on a
 * busy machine a promotion code would be lost because the shipping method is being written.
 */
export async function oneWriteAtATime(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  if (request.method !== 'POST' && request.method !== 'DELETE') return next()
  // The workflow that places the order holds the lock itself.
  if (isCompletion(request)) return next()
  const { cart_id: named } = (request.body ?? {}) as { readonly cart_id?: unknown }
  const cart = request.params['id'] ?? named
  if (typeof cart !== 'string') return next()
  const act = (): void => {
    if (response.closed && setsQuantity(request)) response.end()
    else next()
  }
  return lockRequest(request, response, act, {
    keys: [`writing:${cart}`],
    refusal: 'The cart is being changed by many requests at the moment. Nothing was changed; try again.',
  })
}

const isCompletion = ({ path }: MedusaRequest): boolean => /\/complete\/?$/i.test(path)

/**
 * Whether the request sets the quantity of a line. A shop that is left aborts such a request and sends the last quantity
 * instead. The two may arrive in any order, and the aborted one must not be applied after the other. Adds and deletions are
 * never aborted, so a closed connection does not say that they are unwanted.
 */
function setsQuantity({ method, path }: MedusaRequest): boolean {
  return method === 'POST' && /\/line-items\/[^/]+$/.test(path)
}
