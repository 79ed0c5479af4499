/** A currency's smallest unit. What a shopper pays is a whole number of them. */
export interface Coins {
  /** Coins of an amount in major units, not rounded. */
  readonly exactly: (amount: number) => number
  /** The nearest whole number of coins; halves away from zero. */
  readonly of: (amount: number) => number
  /** The amount in major units. */
  readonly amount: (coins: number) => number
}

/** As many decimals as the shop shows. */
export function coinsOf(currency: string): Coins {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: currency.toUpperCase() })
  const scale = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
  // Rounded to 4 more digits: 1.005 * 100 is slightly less than 100.5.
  const exactly = (amount: number): number => Number((amount * scale).toFixed(4))
  return {
    exactly,
    of: (amount) => Math.sign(amount) * Math.round(Math.abs(exactly(amount))),
    amount: (coins) => coins / scale,
  }
}
