import type { Facets } from './filters.ts'
import { optionGroups, type CountedValue, type OptionGroup, type OptionGroups } from './option-facets.ts'
import { colorsOf, sizeOptions, sizesOf } from './option-values.ts'
import { isNoOption } from './other-options.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { unknownCurrency, type Money } from '../money/money.ts'
import type { Product } from './product.ts'
import { sorted } from '../parse/sorted.ts'

/** Approximate number of steps from the lowest to the highest price. */
const steps = 50

/** The facets of these products: a price range in round steps, colours, sizes and their other options. */
export function facetsOf(products: readonly Product[]): Facets {
  return facetsFrom({
    ...highestPrice(products),
    colors: valuesOf(products, colorsOf),
    sizes: valuesOf(products, sizesOf),
    groups: optionGroups(countedValues(products)),
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
  readonly groups?: OptionGroups
}

/** The facets from values that were collected elsewhere, such as by a search index. */
export function facetsFrom({ highest, currency, colors, sizes, groups }: ProductRange): Facets {
  const { colors: color, sizes: size, others = [] } = groups ?? {}
  return {
    price: priceRange(highest),
    currency,
    colors: inMerchantsOrder(colors, color) ?? colors,
    sizes: inMerchantsOrder(sizes, size) ?? sorted(sizes, bySize),
    ...((color ?? size) !== undefined && { names: omitUndefined({ color: color?.name, size: size?.name }) }),
    ...(color !== undefined && color.looks.size > 0 && { swatches: color.looks }),
    ...(others.length > 0 && { options: others }),
    matching: 'any-value',
  }
}

/** Undefined if the merchant gave none. */
function inMerchantsOrder(
  values: readonly string[],
  group: OptionGroup | undefined,
): readonly string[] | undefined {
  if (group === undefined || !group.isRanked) return undefined
  const places = new Map(group.values.map((value, place) => [value.toLowerCase(), place]))
  const placeOf = (value: string) => places.get(value.trim().toLowerCase()) ?? places.size
  return sorted(values, (one, other) => placeOf(one) - placeOf(other))
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

/** Every value of every option; its place is known only of options that the merchant put in order. */
function countedValues(products: readonly Product[]): readonly CountedValue[] {
  const counted = new Map<string, CountedValue>()
  for (const option of products.flatMap(({ options }) => options)) {
    if (isNoOption(option)) continue
    const { name, values, isRanked, swatches } = option
    for (const [place, value] of values.entries()) {
      const rank = isRanked === true ? place : undefined
      const key = JSON.stringify([name, value, rank])
      counted.set(key, {
        option: name,
        value,
        rank,
        look: swatches?.get(value.toLowerCase()),
        count: (counted.get(key)?.count ?? 0) + 1,
      })
    }
  }
  return [...counted.values()]
}

/** Letter sizes in their usual order, then all others in their given order. */
function bySize(one: string, other: string): number {
  return rank(one) - rank(other)
}

function rank(size: string): number {
  const at = sizeOptions.findIndex((option) => option === size.toUpperCase())
  return at < 0 ? sizeOptions.length : at
}
