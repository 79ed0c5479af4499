import { sumOfPayment } from '../wire/payment-wire.ts'
import type { FakeCart } from '../database.ts'

/** Invalidates a payment session with another amount. */
export function endOldPayment(cart: FakeCart): void {
  if (typeof cart.payment !== 'string' && cart.payment.amount !== sumOfPayment(cart)) cart.payment = 'begun'
}
