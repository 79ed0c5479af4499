import { sumsOf } from '../wire/cart-wire.ts'
import type { FakeCart } from '../database.ts'

/** Invalidates a payment session with another amount. */
export function endOldPayment(cart: FakeCart): void {
  if (cart.payment === 'ready' && cart.paymentSum !== sumOfPayment(cart)) cart.payment = 'begun'
}

export function sumOfPayment(cart: FakeCart): number {
  const { items, shipping } = sumsOf(cart)
  return items + shipping
}
