import type { CartLine } from '../cart/cart.types.ts'
import type { Money } from '../money/money.ts'
import type { ShippingOption, Totals } from '../ports/checkout-gateway.ts'
import { stripeAmount } from './stripe-amount.ts'

/** The words of what is no product. */
export interface ExpressWords {
  readonly discount: string
  readonly shipping: string
  readonly tax: string
}

/** A line of the wallet, in Stripe's units. */
export interface ExpressLine {
  readonly name: string
  readonly amount: number
}

/** A shipping option, as Stripe's wallets take it. */
export interface ExpressRate {
  readonly id: string
  readonly displayName: string
  readonly amount: number
  readonly deliveryEstimate?: Readonly<Record<'minimum' | 'maximum', { unit: 'business_day'; value: number }>>
}

/** What a wallet shows. Amounts are in Stripe's units. */
export interface ExpressQuote {
  /** What will be paid. */
  readonly total: Money
  /** The parts of the total; none when they do not add up to it. */
  readonly lineItems: readonly ExpressLine[]
  /** The chosen one first: wallets choose the first. */
  readonly shippingRates: readonly ExpressRate[]
}

/** A product's line; `sum` is for the whole quantity. */
export const productLine = (name: string, quantity: number, sum: Money): ExpressLine => ({
  name: quantity === 1 ? name : `${quantity} × ${name}`,
  amount: stripeAmount(sum),
})

/** The parts of a total; none when they do not add up to it, because each amount is rounded by itself. */
export function linesOfTotal(parts: readonly ExpressLine[], total: Money): readonly ExpressLine[] {
  const shown = parts.filter(({ amount }) => amount !== 0)
  return shown.reduce((sum, { amount }) => sum + amount, 0) === stripeAmount(total) ? shown : []
}

/** What a wallet shows of these totals. */
export function expressQuote(
  quote: Totals,
  lines: readonly CartLine[],
  methods: readonly ShippingOption[],
  words: ExpressWords,
): ExpressQuote {
  const { total, discount, shipping, tax } = quote
  const parts = [
    ...lines.map(({ name, quantity, lineTotal }) => productLine(name, quantity, lineTotal)),
    { name: words.discount, amount: -amountOf(discount) },
    { name: words.shipping, amount: amountOf(shipping) },
    { name: words.tax, amount: tax?.included ? 0 : amountOf(tax?.amount) },
  ]
  return { total, lineItems: linesOfTotal(parts, total), shippingRates: methods.map(rateFrom) }
}

const amountOf = (money: Money | undefined): number => (money === undefined ? 0 : stripeAmount(money))

function rateFrom({ id, name, price, days }: ShippingOption): ExpressRate {
  const within = (value: number) => ({ unit: 'business_day', value }) as const
  return {
    id,
    displayName: name,
    amount: stripeAmount(price),
    ...(days && { deliveryEstimate: { minimum: within(days[0]), maximum: within(days[1]) } }),
  }
}
