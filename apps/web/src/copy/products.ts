import type { Money } from '@umber/storefront-core'
import { card as cardCopy, product as productCopy, trust as trustCopy } from '../../messages/en/products.json'

/** Texts of product lists, cards and the product page. */

export { listing as listingCopy } from '../../messages/en/products.json'

export { cardCopy }

export { productCopy }

/** The showcase's trust points beside a product. */
export const showcaseTrust = [
  { icon: 'truck', ...trustCopy.shipping },
  { icon: 'shield', ...trustCopy.warranty },
  { icon: 'return', ...trustCopy.returns },
] as const

/** Alt text for pictures that are not the front view. */
export { viewWords } from '../../messages/en/products.json'

/** A price as a card shows it: zero is free, a missing price is "on request". The lowest of several follows "From". */
export function priceWords(
  price: Money | undefined,
  written: (money: Money) => string,
  isLowest = false,
): string {
  if (price === undefined || price.amount < 0) return productCopy.onRequest
  if (isLowest) return cardCopy.from(written(price))
  return price.amount === 0 ? productCopy.free : written(price)
}
