import type { OrderAnswer, PaymentOpening } from '../ports/checkout-gateway.ts'
import type { CheckoutCart } from './checkout-cart.ts'

/** Has the cart show why an order was not placed, or no payment opened for it. */
export function tellCart(
  cart: Pick<CheckoutCart, 'noteStock' | 'refresh'>,
  answer: OrderAnswer | PaymentOpening,
): void {
  if (answer.kind === 'refused' && answer.refusal.reason === 'out-of-stock' && answer.refusal.stock)
    cart.noteStock(answer.refusal.stock)
  const isOtherCart = answer.kind === 'refused' && answer.refusal.reason === 'cart-changed'
  if (isOtherCart || answer.kind === 'placed-elsewhere') void cart.refresh()
}
