import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'
import { plainText } from '../plain-text.ts'

// `min`: whether a number exists in its country's plan, and how it is written. The kinds of numbers, as mobile or fixed, would be
// twice as much data.

/** A number that can be called. */
export interface PhoneNumber {
  /** As it is stored: `+919876543210`. */
  readonly e164: string
  /** As people in its country write it. */
  readonly national: string
  /** With the calling code, as everywhere else. */
  readonly international: string
  /** ISO 3166-1 alpha-2, in lower case; undefined where several countries share the calling code. */
  readonly countryCode: string | undefined
}

/**
 * Reads a number in any usual way of writing: with spaces, hyphens, brackets or dots, with the digits of another script, with `00`
 * or a plus and a calling code. Without a calling code it is of the given country; with one it may be of any. Undefined where no
 * country has such a number. Extensions are refused: a courier dials none.
 *
 * @param countryCode ISO 3166-1 alpha-2, in either case.
 * @example readPhone('030 901820', 'de')?.e164 // '+4930901820'
 */
export function readPhone(text: string, countryCode: string): PhoneNumber | undefined {
  const typed = plainText(text)
    // "+44 (0)20 …": the zero is left out after a calling code.
    .replace(/^((?:\+|00)[\d ]+)\(0\)/, '$1')
    .replace(/^00(?=[1-9])/, '+')
  const read = (number: string) =>
    parsePhoneNumberFromString(number, {
      defaultCountry: countryCode.toUpperCase() as CountryCode,
      extract: false,
    })
  const found = [read(typed), ownCallingCode(typed, countryCode, read)].find(
    (one) => one?.isValid() === true && one.ext === undefined,
  )
  if (found === undefined) return undefined
  return {
    e164: found.number,
    national: found.formatNational(),
    international: found.formatInternational(),
    countryCode: found.country?.toLowerCase(),
  }
}

type Parsed = ReturnType<typeof parsePhoneNumberFromString>

/** "91 98765 43210" in India: the country's calling code without its plus. */
function ownCallingCode(text: string, countryCode: string, read: (number: string) => Parsed): Parsed {
  const found = /^[1-9]/.test(text) ? read(`+${text}`) : undefined
  return found?.country === countryCode.toUpperCase() ? found : undefined
}

/**
 * A stored number for reading: as in its country for a reader there, with the calling code for all others. A text that is no number,
 * as of an old address, stays as it is.
 */
export function writtenPhone(text: string, readerCountryCode = ''): string {
  const number = readPhone(text, readerCountryCode)
  if (number === undefined) return text
  return number.countryCode === readerCountryCode.toLowerCase() ? number.national : number.international
}
