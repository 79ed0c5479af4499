import { roundStep } from '../catalogue/facets.ts'
import type { BandLimits } from '../ports/product-search.ts'

/** A tenth and a fifth of the highest price, rounded, so that the bands suit any currency. */
export function bandLimitsOf({
  highest,
  currency,
}: {
  readonly highest: number
  readonly currency: string
}): BandLimits {
  const low = roundStep(highest / 10)
  return { low, high: Math.max(2 * low, roundStep(highest / 5)), currency }
}
