import type { Product } from './products.ts'
import { regions } from './regions.ts'

/** What a product costs in one currency, in major units. */
export interface Price {
  readonly currency: string
  readonly amount: number
  /** The amount before a reduction. */
  readonly compareAtAmount?: number
}

/** The price list of the owner: each currency with what an amount in rupees of the sample store becomes in it. */
const rules: Readonly<Record<string, (rupees: number) => number>> = {
  inr: (rupees) => rupees,
  // 49.90
  eur: (rupees) => Math.round(rupees / 2) - 0.1,
  // 54, before tax
  usd: (rupees) => Math.round(rupees * 0.55),
  // 7,900, without decimals
  jpy: (rupees) => Math.round((rupees * 80) / 100) * 100,
}

/**
 * @param rupees whole rupees
 * @param currency ISO code in lower case, of a region of the sample store
 * @returns the amount in major units of the currency
 */
export function priceIn(currency: string, rupees: number): number {
  const rule = rules[currency]
  if (rule === undefined) throw new Error(`The sample store has no prices in ${currency}.`)
  return rule(rupees)
}

/** The prices of a product in each currency in which it is sold. */
export function pricesOf({
  slug,
  price,
  compareAtPrice,
}: Pick<Product, 'slug' | 'price' | 'compareAtPrice'>) {
  return regions
    .filter(({ withoutProducts }) => !withoutProducts.includes(slug))
    .map(({ currency }): Price => {
      const amount = priceIn(currency, price)
      return compareAtPrice === undefined
        ? { currency, amount }
        : { currency, amount, compareAtAmount: priceIn(currency, compareAtPrice) }
    })
}
