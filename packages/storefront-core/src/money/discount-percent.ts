import type { Money } from './money.ts'

/** The reduction in whole per cent; undefined unless it is at least 1 %. */
export function discountPercent(price: Money | undefined, compareAt: Money | undefined): number | undefined {
  if (price === undefined || compareAt === undefined || price.currency !== compareAt.currency)
    return undefined
  if (!(price.amount > 0 && compareAt.amount > price.amount)) return undefined
  const percent = Math.round((100 * (compareAt.amount - price.amount)) / compareAt.amount)
  return percent >= 1 && percent <= 100 ? percent : undefined
}
