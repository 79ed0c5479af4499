import { money, type Money } from './money.ts'

/** Amounts of one currency in whole coins, its smallest units, which add up exactly. */
export interface Coins {
  /** Rounds half away from zero, as amounts are shown. */
  readonly of: (amount: number) => number
  readonly money: (coins: number) => Money
}

/** The coins of a currency: hundredths for one that Intl does not know. */
export function coinsOf(currency: string): Coins {
  const scale = 10 ** digitsOf(currency)
  return {
    // Rounded to 4 more digits first: 1.005 * 100 is slightly less than 100.5.
    of: (amount) => Math.sign(amount) * Math.round(Number((Math.abs(amount) * scale).toFixed(4))),
    money: (coins) => money(coins / scale, currency),
  }
}

function digitsOf(currency: string): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: currency.trim() })
    return format.resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}
