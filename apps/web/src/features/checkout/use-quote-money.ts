import type { Money, Totals } from '@umber/storefront-core'
import { useServices } from '../../services/services-context.ts'

/** Formats an amount in the currency of the totals, so that lines and total add up. */
export function useQuoteMoney({ total }: Totals): (money: Pick<Money, 'amount'>) => string {
  const { checkout } = useServices().preset.money
  return ({ amount }) => checkout({ amount, currency: total.currency })
}
