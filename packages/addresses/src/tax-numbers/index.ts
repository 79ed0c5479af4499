import { plainText } from '../plain-text.ts'
import { validators } from './validators.ts'

/**
 * A tax number as it is stored: capital letters and digits, with the country's prefix in Europe. Undefined where its form or its check
 * digit is wrong. Where a country's numbers are not known, any short text of letters and digits is right. Whether a number is
 * registered, no form tells.
 *
 * @param countryCode ISO 3166-1 alpha-2, in either case.
 * @example normalTaxNumber('136 695 976', 'de') // 'DE136695976'
 */
export function normalTaxNumber(text: string, countryCode: string): string | undefined {
  const code = countryCode.toLowerCase()
  const typed = plainText(text).toUpperCase()
  const compact = typed.replaceAll(/[^A-Z\d+*]/g, '')
  const validator = Object.hasOwn(validators, code) ? validators[code] : undefined
  if (validator === undefined) return /^[A-Z\d][A-Z\d .,/-]{2,29}$/.test(typed) ? typed : undefined
  const { prefix = '', validate } = validator
  const prefixes = prefix === 'EL' ? ['EL', 'GR'] : [prefix]
  const written = prefixes.find((one) => compact.startsWith(one)) ?? ''
  const number = compact.slice(written.length)
  return isRight(validate, number) ? prefix + number : undefined
}

function isRight(validate: (value: string) => { readonly isValid: boolean }, number: string): boolean {
  try {
    return validate(number).isValid
  } catch {
    // It throws for some texts that are no numbers.
    return false
  }
}
