import type { OrderRefusal } from '@umber/storefront-core/checkout'

/** Why the checkout cannot continue. Loaded with the steps after the address. */
export const checkoutProblems = {
  notDelivered: 'We do not deliver to this address yet. Please check it.',
  deliveryGone: 'The way of delivery you chose is no longer offered. Please choose another.',
  methodsFailed: 'The ways of delivery could not be read.',
  failed: 'We could not place your order. Nothing was charged. Try again.',
  failedAfterPayment: 'We could not place your order. Try again.',
  unresolved: 'We do not know yet whether your order was placed. Please do not order again: let us look.',
  look: 'Look again',
  acceptPrice: 'Accept the new total',
  cart: 'Back to cart',
} as const

/** Why an order was refused, when the shopper can do something about it. */
export const refusalSentences: Readonly<Record<OrderRefusal['reason'], string>> = {
  payment: 'The payment was declined. Nothing was charged. Try another way to pay.',
  'delivery-gone': checkoutProblems.deliveryGone,
  'session-ended': 'Your session has ended. Please sign in again; what you typed is kept.',
  'cart-changed': 'Your cart has changed meanwhile. Please look at it once more.',
  'paid-elsewhere':
    'This cart is already being paid in another way, perhaps in another tab. Choose that way again to finish the order.',
  'out-of-stock': 'Something in your cart cannot be bought any more. Please look at it once more.',
  'price-changed': 'The total has changed meanwhile. Please look at it once more.',
}
