import { plainText } from '../plain-text.ts'
import { countryData } from './country-data.ts'

/** A code of a country without a pattern: Iceland and Taiwan have three characters. */
const anyCode = /^[\p{L}\d][\p{L}\d -]{2,}$/u

const shapeOf = (text: string): string => text.replaceAll(/\d/g, '0').replaceAll(/\p{L}/gu, 'A')

/** The text with the separators of an example of the same letters and digits: `1540023` is `154-0023`. */
function spacedAs(example: string, compact: string): string | undefined {
  if (shapeOf(example.replaceAll(/[ -]/g, '')) !== shapeOf(compact)) return undefined
  let at = 0
  return Array.from(example)
    .map((one) => (/[ -]/.test(one) ? one : (compact[at++] ?? '')))
    .join('')
}

/** For countries whose every code has a space, in letters and digits of many arrangements. The last place first. */
const withOneSpace = (compact: string): readonly string[] =>
  Array.from(compact).map((_, at) => `${compact.slice(0, -at - 1)} ${compact.slice(-at - 1)}`)

/**
 * A postal code as the country writes it: digits of every script, full-width and small letters, missing or other separators, and
 * a country's letter before it (`D-10115`) are accepted. Undefined when the country has no such code.
 *
 * @param countryCode ISO 3166-1 alpha-2, in either case.
 * @example normalPostalCode('１５４ー００２３', 'jp') // '154-0023'
 */
export function normalPostalCode(text: string, countryCode: string): string | undefined {
  const typed = plainText(text)
    .replace(/^〒\s*/u, '')
    .toUpperCase()
  const { zip, examples = [] } = countryData(countryCode)
  if (zip === undefined) return anyCode.test(typed) ? typed : undefined
  const pattern = new RegExp(`^(?:${zip})$`)
  const compact = typed.replaceAll(/[ -]/g, '')
  const withoutCountry = typed.replace(/^[A-Z]{1,3} ?[ -] ?(?=\d)/, '').replaceAll(/[ -]/g, '')
  const isSpaced = examples.length > 0 && examples.every((example) => example.includes(' '))
  for (const one of [compact, withoutCountry]) {
    const spaced = examples.flatMap((example) => spacedAs(example, one) ?? [])
    const found = [...spaced, ...(isSpaced ? withOneSpace(one) : []), one].find((candidate) =>
      pattern.test(candidate),
    )
    if (found !== undefined) return found
  }
  return pattern.test(typed) ? typed : undefined
}

/** Whether addresses of the country have a postal code at all. */
export const hasPostalCode = (countryCode: string): boolean => countryData(countryCode).format.includes('%Z')
