import { countryData } from './country-data.ts'
import { printsStateCode } from './corrections.ts'
import { stateOf } from './states.ts'

/** An address to be read. Every text may be empty. */
export interface PostalAddress {
  readonly name?: string | undefined
  readonly company?: string | undefined
  readonly address1: string
  readonly address2?: string | undefined
  readonly city: string
  /** A code of Medusa, or a name. */
  readonly state: string
  readonly postalCode: string
  /** ISO 3166-1 alpha-2, in either case. */
  readonly countryCode: string
  /** The country's name in the reader's language; left out where it is ''. */
  readonly country?: string | undefined
}

/** Written with Chinese, Japanese or Korean characters. */
const isEastAsian = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)

/**
 * The lines of an address in the country's own order, as on a parcel, with the country last. What the address has and the format
 * of its country has no place for, as a state in Germany, stands on a line of its own before the country.
 *
 * @example addressLines({ address1: '1 Main St', city: 'Reno', state: 'us-nv', postalCode: '89501', countryCode: 'us' })
 * // ['1 Main St', 'Reno, NV 89501']
 */
export function addressLines(address: PostalAddress): readonly string[] {
  const { name = '', company = '', address1, address2 = '', city, state, postalCode, country = '' } = address
  const code = address.countryCode.toLowerCase()
  const { format, latin } = countryData(code)
  const isOwnScript = isEastAsian(`${address1}${city}`)
  const street = [address1, address2].filter((line) => line.trim() !== '').join('\n')
  const known = stateOf(state, code)
  const texts: Readonly<Record<string, string>> = {
    N: name,
    O: company,
    A: street,
    C: city,
    S: known === undefined ? state : written(known, code, isOwnScript),
    Z: postalCode,
  }
  const chosen = isOwnScript ? format : (latin ?? format)
  // The texts are filled in last: one may have a percent sign.
  const lines = chosen
    .split('%n')
    .flatMap((line) => line.replaceAll(/%([A-Z])/g, (_, letter: string) => texts[letter] ?? '').split('\n'))
    .map(tidied)
  const missing = ['C', 'S', 'Z'].filter((letter) => !chosen.includes(`%${letter}`))
  return [...lines, ...missing.map((letter) => texts[letter] ?? ''), country].filter((line) => line !== '')
}

function written(state: NonNullable<ReturnType<typeof stateOf>>, code: string, isOwnScript: boolean): string {
  if (printsStateCode.has(code)) return state.code.slice(code.length + 1).toUpperCase()
  return isOwnScript ? (state.ownName ?? state.name) : state.name
}

/** Without the separators, and the signs before a code, that an empty field leaves. */
const tidied = (line: string): string =>
  withoutLastHyphen(
    line
      .replaceAll(/[ \t]+/g, ' ')
      .replaceAll(/ ?,(?= ?(?:,|$))/g, '')
      .trim()
      .replace(/^(?:[,-] ?|〒$|[A-Z]{2}-(?= |$))/u, ''),
  ).trim()

const withoutLastHyphen = (line: string): string => (line.endsWith('-') ? line.slice(0, -1) : line)
