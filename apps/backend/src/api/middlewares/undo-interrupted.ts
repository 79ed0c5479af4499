import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { undoInterruptedCompletion, unfinishedCompletions } from '../../lib/checkout/interrupted-completion'

/** Before a cart is completed again. Runs while the cart's lock is held: see one-write-at-a-time. */
export async function undoInterrupted(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const cartId = request.params['id'] ?? ''
  for (const completion of await unfinishedCompletions(request.scope, { cartId }))
    await undoInterruptedCompletion(request.scope, completion)
  next()
}
