import type { BandLimits } from '../ports/product-search.ts'

/** The prices below which a third and two thirds of the products are. */
interface Thirds {
  readonly lower: number
  readonly upper: number
  readonly currency: string
}

/**
 * Limits of three price bands with about as many products each, rounded to be read easily. One product at a hundred times the
 * price of the others does not move them.
 */
export function bandLimitsOf({ lower, upper, currency }: Thirds): BandLimits {
  const low = easyPrice(lower)
  return { low, high: Math.max(easyPrice(upper), low + stepAt(low)), currency }
}

/** The place of a part of so many products. */
export const placeOf = (part: number, count: number): number =>
  Math.min(Math.floor(part * count), Math.max(0, count - 1))

/** Half a power of ten: prices of hundreds go by 50. At least 1. */
const stepAt = (price: number): number => Math.max(1, 10 ** Math.floor(Math.log10(Math.max(1, price))) / 2)

/** The nearest step, and never 0. */
function easyPrice(price: number): number {
  const step = stepAt(price)
  return Math.max(step, Math.round(price / step) * step)
}
