import { formatMoney, type Money, type Quote } from '@umber/storefront-core'

/** Checkout shows every amount in the currency of its quote: a line must add up with the total below it. */
export function quoteMoney({ total }: Quote): (money: Pick<Money, 'amount'>) => string {
  const locale = total.currency === 'usd' ? 'en-US' : 'en-IN'
  return ({ amount }) => formatMoney({ amount, currency: total.currency }, { locale })
}
