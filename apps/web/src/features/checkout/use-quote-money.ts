import type { Money, Quote } from '@umber/storefront-core'
import { useShop } from '../../bindings/shop.ts'

/** Checkout writes every amount in the currency of its quote: a line must add up with the total below it. */
export function useQuoteMoney({ total }: Quote): (money: Pick<Money, 'amount'>) => string {
  const { checkout } = useShop().preset.money
  return ({ amount }) => checkout({ amount, currency: total.currency })
}
