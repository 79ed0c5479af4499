import type { Money } from './money.ts'

/** `auto` shows the decimals of the currency, `none` whole units; both round half away from zero. */
export interface MoneyFormat {
  readonly locale?: string | undefined
  readonly decimals?: 'auto' | 'none' | undefined
}

export const defaultLocale = 'en-IN'

const noAmount = '-'

/** Formats any amount and currency code; a code that Intl rejects is written after the number. */
export function formatMoney(
  value: Money,
  { locale = defaultLocale, decimals = 'auto' }: MoneyFormat = {},
): string {
  if (!Number.isFinite(value.amount)) return noAmount
  const digits: Intl.NumberFormatOptions = {
    ...(decimals === 'none' ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {}),
    // Avoids "-0".
    signDisplay: 'negative',
  }
  const currency = value.currency.trim().toUpperCase()
  try {
    return written(new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits }), value.amount)
  } catch {
    const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 2, ...digits })
    return `${written(plain, value.amount)} ${currency}`.trimEnd()
  }
}

/** Rupees without decimals, as in catalogue and cart: "₹1,299". */
export function formatCartMoney(value: Money): string {
  return formatMoney(value, { locale: 'en-IN', decimals: 'none' })
}

/** Dollars with cents, as in checkout and policies: "$5.99". */
export function formatDollars(amount: number): string {
  return formatMoney({ amount, currency: 'usd' }, { locale: 'en-US' })
}

/**
 * Intl rounds a decimal string exactly, but a number by its binary value, where 1.005 is slightly less. So it
 * gets the string.
 */
function written(format: Intl.NumberFormat, amount: number): string {
  return format.format(String(amount) as Intl.StringNumericLiteral)
}
