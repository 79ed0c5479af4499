import type { SortOption } from '@umber/storefront-core/catalogue'
import type { Money } from '@umber/storefront-core'
import {
  card as cardCopy,
  product as productCopy,
  sorts,
  trust as trustCopy,
} from '../../messages/en/products.json'

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

const sortLabels: Readonly<Record<SortOption, string>> = sorts

/** The orders of a list, in the order of the choice. The first of a search puts the best first. */
export const sortChoicesOf = (isSearch: boolean) => (isSearch ? searchSorts : listSorts)

const listSorts = (['featured', 'newest', 'price-low-high', 'price-high-low'] as const).map((value) => ({
  value,
  label: sortLabels[value],
}))

const searchSorts = listSorts.map(({ value, label }) => ({
  value,
  label: value === 'featured' ? sorts.relevance : label,
}))

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
