import { defaultLocale } from './format-money.ts'

/** What amounts of a currency are marked with, such as "₹" or "€": its code where it has no sign, nothing where it is unknown. */
export function currencySign(currency: string, locale = defaultLocale): string {
  const code = currency.trim().toUpperCase()
  try {
    const parts = new Intl.NumberFormat(locale, { style: 'currency', currency: code }).formatToParts(0)
    return parts.find(({ type }) => type === 'currency')?.value ?? code
  } catch {
    return code
  }
}
