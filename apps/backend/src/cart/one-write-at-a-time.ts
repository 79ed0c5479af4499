import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { serveInTurn } from '../checkout/serve-in-turn'

/**
 * Lets the writes to a cart in one after another. Each of Medusa's own waits two seconds for the one before it and then
 * answers 500: on a busy machine a code for a promotion is lost because the way of delivery is being written.
 */
export async function oneWriteAtATime(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  if (request.method !== 'POST' && request.method !== 'DELETE') return next()
  const { cart_id: named } = (request.body ?? {}) as { readonly cart_id?: unknown }
  const cart = request.params['id'] ?? named
  if (typeof cart !== 'string') return next()
  return serveInTurn(request, response, next, {
    keys: [`writing:${cart}`],
    refusal: 'The cart is being changed by many requests at the moment. Nothing was changed; try again.',
  })
}
