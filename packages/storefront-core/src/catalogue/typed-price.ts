import type { Filters, Facets } from './filters.ts'

/** What was typed into the two fields of a price range, in major units; an end that was left alone is missing. */
export interface TypedPrice {
  readonly low?: number | undefined
  readonly high?: number | undefined
}

/**
 * The range that was meant. Both ends typed come in their order, whichever was typed first; one end that passes the other
 * frees it, for what was typed last is what counts.
 */
export function priceRangeTyped(
  { low, high }: TypedPrice,
  [currentLow, currentHigh]: Filters['priceRange'],
  { min, max, step }: Facets['price'],
): Filters['priceRange'] {
  const onStep = (value: number) => Math.min(max, Math.max(min, Math.round(value / step) * step))
  const from = onStep(low ?? currentLow)
  const to = onStep(high ?? currentHigh)
  if (from <= to) return [from, to]
  if (high === undefined) return [from, max]
  return low === undefined ? [min, to] : [to, from]
}
