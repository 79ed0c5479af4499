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
  readonly deliveryEstimate: Readonly<Record<'minimum' | 'maximum', { unit: 'business_day'; value: number }>>
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

/** What a wallet shows of these totals. */
export function expressQuote(
  quote: Totals,
  lines: readonly CartLine[],
  methods: readonly ShippingOption[],
  words: ExpressWords,
): ExpressQuote {
  const { total, discount, shipping, tax } = quote
  const part = (name: string, money: Money | undefined, sign = 1): readonly ExpressLine[] =>
    money === undefined || money.amount === 0 ? [] : [{ name, amount: sign * stripeAmount(money) }]
  const parts = [
    ...lines.flatMap(({ name, quantity, lineTotal }) =>
      part(quantity === 1 ? name : `${quantity} × ${name}`, lineTotal),
    ),
    ...part(words.discount, discount, -1),
    ...part(words.shipping, shipping),
    ...(tax === undefined || tax.included ? [] : part(words.tax, tax.amount)),
  ]
  // Amounts are rounded one by one, and the total as a whole.
  const isWhole = parts.reduce((sum, { amount }) => sum + amount, 0) === stripeAmount(total)
  return { total, lineItems: isWhole ? parts : [], shippingRates: methods.map(rateFrom) }
}

function rateFrom({ id, name, price, days: [soonest, latest] }: ShippingOption): ExpressRate {
  const days = (value: number) => ({ unit: 'business_day', value }) as const
  return {
    id,
    displayName: name,
    amount: stripeAmount(price),
    deliveryEstimate: { minimum: days(soonest), maximum: days(latest) },
  }
}
