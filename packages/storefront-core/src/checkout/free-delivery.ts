import { lessMoney, type Money } from '../money/money.ts'
import type { ShippingOption } from '../ports/checkout-gateway.ts'

/** The options at their prices for a cart whose items cost this. */
export const pricedFor = (options: readonly ShippingOption[], items: Money): readonly ShippingOption[] =>
  options.map((option) =>
    isFree(option, items) ? { ...option, price: { ...option.price, amount: 0 } } : option,
  )

/**
 * What a cart lacks until its delivery is free: nothing is left where an option is free. Undefined where no sum makes one free, or one
 * is free in any case.
 */
export function leftUntilFree(options: readonly ShippingOption[], items: Money): Money | undefined {
  if (options.some(({ price }) => price.amount === 0)) return undefined
  const sums = options.flatMap(({ freeFrom }) => freeFrom ?? [])
  const [first, ...others] = sums
  if (first === undefined) return undefined
  const least = others.reduce((lowest, one) => (one.amount < lowest.amount ? one : lowest), first)
  return lessMoney(least, items)
}

const isFree = ({ freeFrom }: ShippingOption, { amount }: Money): boolean =>
  freeFrom !== undefined && amount >= freeFrom.amount
