import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { confirmCart } from '../../lib/checkout/confirm-cart'
import { cartOfCollection } from '../../lib/payments/payment-session'

/** Refuses to open a payment for a cart that could not be ordered, so that no card is charged for it first. */
export async function confirmBeforePayment(
  { method, params, scope }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  if (method !== 'POST') return next()
  const cartId = await cartOfCollection(scope, params['id'] ?? '')
  if (cartId !== undefined) await confirmCart(scope, cartId)
  next()
}
