import { countryData } from './country-data.ts'
import type { StateNames } from '../state-names/index.ts'
import type { StateData } from './country-data.types.ts'
import { medusaCodes, postalCodesOf } from './corrections.ts'

/** A state, province, prefecture, county or emirate. */
export interface State {
  /** As Medusa's tax regions have it: ISO 3166-2 in lower case, such as `us-ca`. */
  readonly code: string
  /** In Latin letters. */
  readonly name: string
  /** In the country's own script, if that differs. */
  readonly ownName?: string
}

/** Where the data has names and no codes, as for islands, the name is the value that is sent. */
const isIsoCode = (key: string): boolean => /^[A-Z\d]{1,3}$/.test(key)

function stateFrom(countryCode: string, [key, name, , ownName]: StateData): State {
  const iso = `${countryCode}-${key}`.toLowerCase()
  return {
    code: isIsoCode(key) ? (medusaCodes[iso] ?? iso) : name,
    name,
    ...(ownName !== undefined && { ownName }),
  }
}

/** The states of a country; empty where there are none, or where they are not listed. */
export const statesOf = (countryCode: string): readonly State[] =>
  (countryData(countryCode).states ?? []).map((state) => stateFrom(countryCode.toLowerCase(), state))

/** Words that a name may be written with and without. */
const kinds =
  /(?<![\p{L}\p{M}])(?:co|county|state|province|provincia|prefecture|islands?|di|of|the|राज्य|प्रांत|प्रीफेक्चर|काउंटी|द्वीपसमूह|ولاية|مقاطعة|محافظة|جزر)(?![\p{L}\p{M}])/gu

/**
 * For comparing names: without case, accents, punctuation, and words such as "County". Hindi has its dots below left out and its
 * nasals written as one dot above, Arabic its vowel signs and the sign on an alif.
 */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]|[\u064B-\u0655]|\u0640|\u093C/g, '')
    .replaceAll(/[ङञणनम]\u094D(?=[क-ह])/g, '\u0902')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(kinds, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '')
    .replace(/(?<=\p{L})(?:-?ken|-?fu|都|府|県)$/u, '')

/** Names that people write and the data does not have. */
const otherNames: Readonly<Record<string, string>> = {
  'in-or': 'Orissa',
  'in-py': 'Pondicherry',
  'in-ct': 'Chattisgarh',
  'in-ut': 'Uttaranchal',
  'in-dl': 'New Delhi',
  'us-dc': 'Washington DC',
}

/**
 * The state that a text means: a code in any spelling (`us-ca`, `US-CA`, `CA`), or a name in either script. Undefined where the text
 * is none of the country's states, or could be two.
 *
 * @param names In the reader's language, which are understood too.
 * @example stateOf('California', 'us')?.code // 'us-ca'
 */
export function stateOf(text: string, countryCode: string, names: StateNames = {}): State | undefined {
  const country = countryCode.toLowerCase()
  const states = statesOf(country)
  const typed = text.normalize('NFKC').trim().toLowerCase()
  if (typed === '') return undefined
  const byCode = states.find(({ code }) => code === typed || code === `${country}-${typed}`)
  if (byCode !== undefined) return byCode
  const wanted = plain(text)
  const named = states.filter(({ code, name, ownName = '' }) =>
    [name, ownName, otherNames[code] ?? '', names[code] ?? ''].some(
      (one) => one !== '' && plain(one) === wanted,
    ),
  )
  return wanted !== '' && named.length === 1 ? named[0] : undefined
}

/**
 * What an address has as its province in Medusa: the code of a known state, so that its tax region is found, else the text as it is.
 *
 * @example provinceOf('California', 'us') // 'us-ca'
 */
export const provinceOf = (text: string, countryCode: string, names: StateNames = {}): string =>
  stateOf(text, countryCode, names)?.code ?? text

/** The one state whose postal codes begin like this one; undefined where several do, or none. */
export function stateOfPostalCode(postalCode: string, countryCode: string): State | undefined {
  const country = countryCode.toLowerCase()
  const text = postalCode.replaceAll(/[ -]/g, '')
  const found = (countryData(country).states ?? []).filter((state) => {
    const codes = codesOf(country, state)
    return codes !== '' && new RegExp(`^(?:${codes})`).test(text)
  })
  const [only, other] = found
  return only !== undefined && other === undefined ? stateFrom(country, only) : undefined
}

/** Whether the postal codes of a country tell the state, at least some of them. */
export const tellsState = (countryCode: string): boolean =>
  (countryData(countryCode).states ?? []).some((state) => codesOf(countryCode.toLowerCase(), state) !== '')

const codesOf = (country: string, [key, , codes = '']: StateData): string =>
  postalCodesOf[country]?.[key] ?? codes
