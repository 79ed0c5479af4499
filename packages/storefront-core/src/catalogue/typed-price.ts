import type { Facets, PriceRange } from './filters.ts'

/** Input of the two price fields, in major units; an untouched field is missing. */
export interface TypedPrice {
  readonly low?: number | undefined
  readonly high?: number | undefined
}

/**
 * The price range for the input. Two typed values are put in order; a single one that passes the other end
 * resets that end.
 */
export function priceRangeTyped(
  { low, high }: TypedPrice,
  [currentLow, currentHigh]: PriceRange,
  { min, max, step }: Facets['price'],
): PriceRange {
  const onStep = (value: number) => Math.min(max, Math.max(min, Math.round(value / step) * step))
  const from = onStep(low ?? currentLow)
  const to = onStep(high ?? currentHigh)
  if (from <= to) return [from, to]
  if (high === undefined) return [from, max]
  return low === undefined ? [min, to] : [to, from]
}
