const withoutDecimals: ReadonlySet<string> = new Set(
  'bif clp djf gnf isk jpy kmf krw pyg rwf ugx uyi vnd vuv xaf xof xpf'.split(' '),
)
const withThreeDecimals: ReadonlySet<string> = new Set('bhd iqd jod kwd lyd omr tnd'.split(' '))

/** How many decimals a currency has, by ISO 4217. `Intl` leaves out the decimals that prices are not written with. */
function decimalsOf(currency: string): number {
  const code = currency.toLowerCase()
  if (withoutDecimals.has(code)) return 0
  return withThreeDecimals.has(code) ? 3 : 2
}

/**
 * An amount as Razorpay counts it: in the smallest unit, in steps of ten where a currency has three decimals
 * (https://razorpay.com/docs/api/orders/create).
 */
export function toSmallestUnit(amount: number, currency: string): number {
  const decimals = decimalsOf(currency)
  // Without binary noise: 1.005 is 100.5 hundredths, and not 100.49999.
  const counted = Number((amount * 10 ** decimals).toFixed(6))
  return decimals === 3 ? Math.ceil(counted / 10) * 10 : Math.round(counted)
}

export const fromSmallestUnit = (counted: number, currency: string): number =>
  counted / 10 ** decimalsOf(currency)
