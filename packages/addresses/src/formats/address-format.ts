import { countryData } from './country-data.ts'
import { printsStateCode } from './corrections.ts'
import { statesOf, tellsState, type State } from './states.ts'

/** The parts of an address that a form asks for, apart from the person. */
export type AddressPart = 'address' | 'city' | 'postalCode' | 'state'

/** What addresses of a country are like, and how a form asks for one. */
export interface AddressFormat {
  /** ISO 3166-1 alpha-2, in lower case. */
  readonly countryCode: string
  /** In the country's own order. */
  readonly parts: readonly AddressPart[]
  readonly required: ReadonlySet<AddressPart>
  /** In the country's order; empty where any text is accepted. */
  readonly states: readonly State[]
  /** What the country calls them: the keys of words in a form. */
  readonly names: { readonly state: string; readonly postalCode: string; readonly city: string }
  readonly postalCode: {
    readonly example: string | undefined
    /** Only digits and separators, so that a telephone's keyboard of digits is enough. */
    readonly isNumeric: boolean
    /** It fills the state, so that a form asks for it before. */
    readonly tellsState: boolean
  }
  /** A parcel has the state's code and not its name. */
  readonly printsStateCode: boolean
}

const partOf: Readonly<Record<string, AddressPart>> = { A: 'address', C: 'city', S: 'state', Z: 'postalCode' }

const partsIn = (letters: string): readonly AddressPart[] =>
  Array.from(letters).flatMap((letter) => partOf[letter] ?? [])

/**
 * The format of a country's addresses. A country that is not known has a street and a city.
 *
 * @param countryCode ISO 3166-1 alpha-2, in either case.
 * @example addressFormat('de').parts // ['address', 'postalCode', 'city']
 */
export function addressFormat(countryCode: string): AddressFormat {
  const code = countryCode.toLowerCase()
  const data = countryData(code)
  const parts = partsIn([...data.format.matchAll(/%([A-Z])/g)].map(([, letter = '']) => letter).join(''))
  const examples = data.examples ?? []
  return {
    countryCode: code,
    parts,
    required: new Set(partsIn(data.require ?? 'AC').filter((part) => parts.includes(part))),
    states: parts.includes('state') ? statesOf(code) : [],
    names: {
      state: data.state ?? 'province',
      postalCode: data.code ?? 'postal',
      city: data.city ?? 'city',
    },
    postalCode: {
      example: examples[0],
      isNumeric: examples.length > 0 && examples.every((example) => /^[\d -]+$/.test(example)),
      tellsState: parts.includes('state') && tellsState(code),
    },
    printsStateCode: printsStateCode.has(code),
  }
}
