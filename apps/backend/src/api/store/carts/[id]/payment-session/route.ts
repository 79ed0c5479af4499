import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { cancelPaymentWorkflow } from '../../../../../workflows/cancel-payment'

/** Cancels the payment of a cart. The cart's lock is held: see one-write-at-a-time. */
export async function DELETE({ scope, params }: MedusaRequest, response: MedusaResponse): Promise<void> {
  const cartId = params['id'] ?? ''
  const { result } = await cancelPaymentWorkflow(scope).run({ input: { cart_id: cartId } })
  response.json({ cart_id: cartId, payment: result.is_released ? 'released' : 'none' })
}
