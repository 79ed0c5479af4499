import type { Facets } from './filters.ts'
import { colorsOf, sizeOptions, sizesOf } from './option-values.ts'
import { unknownCurrency, type Money } from '../money/money.ts'
import type { Product } from './product.ts'
import { sorted } from '../parse/sorted.ts'

/** Approximate number of steps from the lowest to the highest price. */
const steps = 50

/** The facets of these products: a price range in round steps, colours and sizes. */
export function facetsOf(products: readonly Product[]): Facets {
  return facetsFrom({
    ...highestPrice(products),
    colors: valuesOf(products, colorsOf),
    sizes: valuesOf(products, sizesOf),
  })
}

/** The highest price of some products, and its currency. */
export function highestPrice(
  products: readonly { readonly price?: Money | undefined }[],
): Pick<ProductRange, 'highest' | 'currency'> {
  let highest = 0
  let currency = unknownCurrency
  for (const { price } of products) {
    highest = Math.max(highest, price?.amount ?? 0)
    if (currency === unknownCurrency && price !== undefined) currency = price.currency
  }
  return { highest, currency }
}

/** The highest price of some products, and their option values, the most common first. */
export interface ProductRange {
  readonly highest: number
  readonly currency: string
  readonly colors: readonly string[]
  readonly sizes: readonly string[]
}

/** The facets from values that were collected elsewhere, such as by a search index. */
export function facetsFrom({ highest, currency, colors, sizes }: ProductRange): Facets {
  return {
    price: priceRange(highest),
    currency,
    colors,
    sizes: sorted(sizes, bySize),
    matching: 'any-value',
  }
}

function priceRange(highest: number): Facets['price'] {
  const step = roundStep(highest / steps)
  return { min: 0, max: Math.max(step, Math.ceil(highest / step) * step), step }
}

/** 1, 2 or 5 times a power of ten, at least 1. */
export function roundStep(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, wanted)))
  const factor = [1, 2, 5, 10].find((one) => one * power >= wanted) ?? 10
  return factor * power
}

/** Each value once, in its first spelling; the most common first. */
function valuesOf(
  products: readonly Product[],
  read: (product: Product) => readonly string[],
): readonly string[] {
  const counts = new Map<string, { readonly value: string; count: number }>()
  for (const value of products.flatMap(read)) {
    const key = value.toLowerCase()
    const known = counts.get(key)
    if (known === undefined) counts.set(key, { value, count: 1 })
    else known.count += 1
  }
  return sorted([...counts.values()], (one, other) => other.count - one.count).map(({ value }) => value)
}

/** Letter sizes in their usual order, then all others in their given order. */
function bySize(one: string, other: string): number {
  return rank(one) - rank(other)
}

function rank(size: string): number {
  const at = sizeOptions.findIndex((option) => option === size.toUpperCase())
  return at < 0 ? sizeOptions.length : at
}
