/** Buying with a wallet, outside of the checkout. */
export const expressCopy = {
  or: 'or',
  heading: 'Express checkout',
  /** Until the shopper has chosen an address in the wallet. */
  shippingLater: 'Shipping to your address',
  placing: 'Your order is being placed. Please do not close this page.',
  incomplete:
    'The wallet did not tell us the whole address. Nothing was charged. Check it, or go to the checkout.',
  failed: 'We could not read your cart. Nothing was charged. Try again, or go to the checkout.',
  underWay: 'A payment for this cart is already under way.',
  goOn: 'Go on in the checkout',
  placedElsewhere: 'This cart is already ordered',
  placedElsewhereMore: (number: string) => `Order ${number} was placed. Nothing was charged again.`,
} as const
