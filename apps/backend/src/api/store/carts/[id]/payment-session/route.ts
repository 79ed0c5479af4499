import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError, Modules } from '@medusajs/framework/utils'

import { collectionOfCart, hasOrder, sessionsOf } from '../../../../../lib/payments/payment-session'
import { releasePayments } from '../../../../../lib/payments/release-payment'

/**
 * Cancels the payment of a cart, for a shopper who wants to pay another way: what is held is released, what was taken goes
 * back. Nothing happens without a payment.
 */
export async function DELETE({ scope, params }: MedusaRequest, response: MedusaResponse): Promise<void> {
  const cartId = params['id'] ?? ''
  const collectionId = await collectionOfCart(scope, cartId)
  if (collectionId === undefined) {
    response.json({ cart_id: cartId, payment: 'none' })
    return
  }
  if (await hasOrder(scope, collectionId))
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, 'The cart is ordered already.', 'cart_completed')
  const isReleased = await releasePayments(scope, { cartId, collectionId })
  if (!isReleased)
    for (const { id } of await sessionsOf(scope, collectionId))
      await scope.resolve(Modules.PAYMENT).deletePaymentSession(id)
  response.json({ cart_id: cartId, payment: isReleased ? 'released' : 'none' })
}
