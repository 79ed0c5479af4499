import type { Money } from './money.ts'

/**
 * `auto` shows the decimals of the currency, `if-any` leaves them out of whole amounts, `none` shows whole units. All round half away
 * from zero.
 */
export interface MoneyFormat {
  /** Default: `en`, without a country. */
  readonly locale?: string | undefined
  readonly decimals?: 'auto' | 'if-any' | 'none' | undefined
}

export const defaultLocale = 'en'

const noAmount = '-'

const wholeUnits: Intl.NumberFormatOptions = { minimumFractionDigits: 0, maximumFractionDigits: 0 }

/**
 * Returns a function that formats any amount and currency code; a code that Intl rejects is written after the number. It
 * keeps what it makes for a currency, because making that takes longer than formatting.
 */
export function createMoneyFormat({ locale = defaultLocale, decimals = 'auto' }: MoneyFormat = {}): (
  value: Money,
) => string {
  const writers = new Map<string, (amount: number) => string>()

  function writerFor(currency: string, isWhole: boolean): (amount: number) => string {
    const digits = isWhole ? wholeUnits : {}
    try {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits })
      return (amount) => written(format, amount)
    } catch {
      const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 2, ...digits })
      return (amount) => `${written(plain, amount)} ${currency}`.trimEnd()
    }
  }

  return ({ amount, currency }) => {
    if (!Number.isFinite(amount)) return noAmount
    const code = currency.trim().toUpperCase()
    const isWhole = decimals === 'none' || (decimals === 'if-any' && Number.isInteger(amount))
    const key = isWhole ? `${code}.` : code
    const write = writers.get(key) ?? writerFor(code, isWhole)
    writers.set(key, write)
    return write(amount)
  }
}

/** Formats one amount, as `createMoneyFormat` does. */
export function formatMoney(value: Money, format?: MoneyFormat): string {
  return createMoneyFormat(format)(value)
}

/**
 * Intl rounds a decimal string exactly, but a number by its binary value, where 1.005 is slightly less. So it
 * gets the string.
 */
function written(format: Intl.NumberFormat, amount: number): string {
  // Platforms that know no decimal strings make a number of it.
  const text = format.format(String(amount) as unknown as number)
  // React Native's Intl has no option against "-0".
  return closed(amount <= 0 && text === format.format(-0) ? format.format(0) : text)
}

/** In a text from right to left, Intl leaves a sign such as "US$" open at its end, so that it is shown as "$US". */
const closed = (text: string): string => text.replace(/^(\u200F.*[^\u200F])$/, '$1\u200E')
