import type { PricedVariant } from './indexed-product'

/** What a product's card says about its price, in the fields of its document. */
export interface CardPrices {
  readonly price: number
  readonly compare_at_price: number
  /** Whether `price` is lower than `compare_at_price`. */
  readonly is_reduced: boolean
  /** Whether a variant has another price than `price`, or none. */
  readonly varies_in_price: boolean
  /** Whether `price` includes tax. */
  readonly includes_tax: boolean
}

/** Of the cheapest variant; undefined without a price. */
export function cardPrices(variants: readonly PricedVariant[]): CardPrices | undefined {
  const prices = variants.flatMap(({ calculated_price: price }) => {
    const now = price?.calculated_amount
    if (now == null) return []
    const includesTax = price?.is_calculated_price_tax_inclusive === true
    return [{ now, before: price?.original_amount ?? now, includesTax }]
  })
  const [cheapest] = prices.toSorted((one, other) => one.now - other.now)
  if (cheapest === undefined) return undefined
  return {
    price: cheapest.now,
    compare_at_price: cheapest.before,
    is_reduced: cheapest.now < cheapest.before,
    includes_tax: cheapest.includesTax,
    varies_in_price: prices.length < variants.length || prices.some(({ now }) => now !== cheapest.now),
  }
}
