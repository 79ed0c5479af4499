import type { Money } from '../money/money.ts'

const withoutDecimals: ReadonlySet<string> = new Set(
  'bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' '),
)
const withThreeDecimals: ReadonlySet<string> = new Set('bhd iqd jod kwd omr tnd'.split(' '))

/**
 * An amount as Stripe counts it: in the currency's smallest unit, and in steps of ten where there are three decimals
 * (https://docs.stripe.com/currencies). It is the amount that Medusa's provider asks for; Stripe refuses another.
 */
export function stripeAmount({ amount, currency }: Money): number {
  if (withoutDecimals.has(currency)) return Math.round(amount)
  if (withThreeDecimals.has(currency)) return Math.ceil(timesRounded(amount, 1_000) / 10) * 10
  return timesRounded(amount, 100)
}

/** Without binary noise: 1.005 is 100.5 hundredths, and not 100.49999. */
const timesRounded = (amount: number, times: number): number =>
  Math.round(Number((amount * times).toFixed(6)))
