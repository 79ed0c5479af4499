import { totalOf } from '../wire/sums.ts'
import type { FakeCart, FakeDatabase } from '../database.ts'

/** Invalidates a payment session with another amount. */
export function endOldPayment(database: FakeDatabase, cart: FakeCart): void {
  if (cart.payment !== 'ready' || cart.paymentSum === totalOf(cart, database)) return
  cart.payment = 'begun'
  giveUpPayment(cart)
}

/** Whether the shopper has paid at the test provider. */
export function isCharged({ testPayment }: FakeCart): boolean {
  return testPayment?.status === 'authorized' || testPayment?.status === 'captured'
}

/** Whether the shopper has paid at the test provider, or may be paying there. */
export const isBeingPaid = ({ testPayment }: FakeCart): boolean =>
  testPayment !== undefined && testPayment.status !== 'cancelled'

export function giveUpPayment(cart: FakeCart): void {
  if (cart.testPayment === undefined) return
  cart.testPayment.status = 'cancelled'
  cart.testPayment = undefined
}

/** Custom: gives a payment back, and takes its collection off the cart. */
export function releasePayment(database: FakeDatabase, cart: FakeCart): void {
  giveUpPayment(cart)
  cart.wasReleased = true
  cart.payment = 'none'
  for (const [id, cartId] of database.paymentCollections)
    if (cartId === cart.id) database.paymentCollections.delete(id)
}
