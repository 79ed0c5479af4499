import { defaultLocale } from './format-money.ts'

/**
 * The symbol of a currency, such as "₹" or "€"; its code when it has no symbol, '' when the currency is
 * unknown.
 */
export function currencySign(currency: string, locale = defaultLocale): string {
  const code = currency.trim().toUpperCase()
  try {
    const parts = new Intl.NumberFormat(locale, { style: 'currency', currency: code }).formatToParts(0)
    return parts.find(({ type }) => type === 'currency')?.value ?? code
  } catch {
    return code
  }
}
