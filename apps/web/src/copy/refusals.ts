import type { CartRefusal } from '@umber/storefront-core'

interface ShortStock {
  readonly wanted: number
  /** In the shopper's own cart before. */
  readonly held: number
  /** What there is, with those in the cart, if it could be read. */
  readonly available?: number
}

/** What is in the shopper's own cart has not been sold to others. */
function shortWords({ wanted, held, available = 0 }: ShortStock): string {
  if (held > 0 && (wanted === 1 || available <= held)) return 'All that there are of these are in your cart.'
  return wanted > 1
    ? `There are fewer than ${wanted} of these left. Choose a smaller quantity.`
    : 'The last one of these has just been sold.'
}

const refusals: Readonly<Record<Exclude<CartRefusal, 'insufficient-stock'>, string>> = {
  'variant-not-found': 'This combination is not made any more. Choose another.',
  'product-not-found': 'This product is no longer sold.',
  'cart-unavailable': 'Your cart could not be reached, so nothing was added. Try again.',
  failed: 'This could not be added to your cart. Try again.',
}

/** Why an item was not added, shown beside the control that can fix it. */
export const refusalWords = (reason: CartRefusal, stock: ShortStock): string =>
  reason === 'insufficient-stock' ? shortWords(stock) : refusals[reason]
