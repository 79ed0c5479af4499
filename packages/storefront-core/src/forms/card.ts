export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'rupay' | 'unknown'

/** The ASCII digits of a text, in order. */
export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

/** The brand by the first digits; `unknown` while too few are typed. */
export function cardBrand(number: string): CardBrand {
  const digits = digitsOf(number)
  return brands.find(([, start]) => start.test(digits))?.[0] ?? 'unknown'
}

const brands: ReadonlyArray<readonly [CardBrand, RegExp]> = [
  ['amex', /^3[47]/],
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['rupay', /^(60|65|81|82|508)/],
]

/** Groups the digits as printed on the card: 4-6-5 for American Express, else in fours; at most 19 digits. */
export function groupCardNumber(typed: string): string {
  const digits = digitsOf(typed)
  if (cardBrand(digits) !== 'amex') return digits.slice(0, 19).replaceAll(/\d{4}(?=\d)/g, '$& ')
  return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(' ')
}

/** Whether a text is a card number: 16 to 19 digits, or 15 for Amex, with or without spaces. */
export function isCardNumber(text: string): boolean {
  if (!/^[\d ]+$/.test(text)) return false
  const { length } = digitsOf(text)
  return (length >= 16 && length <= 19) || (length === 15 && cardBrand(text) === 'amex')
}

/**
 * Formats an expiry date while it is being typed: adds the slash after the month, and a 0 before a month that
 * can have no second digit. `before` is the previous text; with it, deleting the slash deletes its digit too.
 */
export function formatExpiry(typed: string, before = ''): string {
  const digits = digitsOf(typed).slice(0, 4)
  if (before.endsWith('/') && typed === before.slice(0, -1)) return digits.slice(0, -1)
  const isDeleting = typed.length < before.length
  if (/^\d\s*\//.test(typed.trim())) return `0${digits.slice(0, 1)}/${digits.slice(1, 3)}`
  const month = !isDeleting && /^[2-9]/.test(digits) ? `0${digits}` : digits
  if (month.length < 2 || (isDeleting && month.length === 2)) return month
  return `${month.slice(0, 2)}/${month.slice(2, 4)}`
}

/** MM/YY with a month from 01 to 12. */
export const isExpiry = (text: string): boolean => /^(0[1-9]|1[0-2])\/\d{2}$/.test(text)

/**
 * Whether a card has expired on a day, `YYYY-MM-DD`. A hint, not a refusal: the payment provider decides
 * whether the card is accepted. False for an invalid date.
 */
export function expiryIsPast(expiry: string, today: string): boolean {
  const [month = '', year = ''] = expiry.trim().split('/')
  return isExpiry(expiry.trim()) && `20${year}-${month}` < today.slice(0, 7)
}
