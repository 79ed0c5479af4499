import countries from './countries.generated.json' with { type: 'json' }
import { corrections } from './corrections.ts'

/** The code, the Latin name, where its postal codes begin with (a pattern, or ''), and the name in the country's script. */
export type StateData = readonly [code: string, name: string, codes?: string, ownName?: string]

/** One country of Google's address data. `%N` is the name, `%O` the company, `%A` the street, `%C` the city, `%S` the state, `%Z` the code. */
export interface CountryData {
  readonly format?: string
  /** For an address in Latin letters, where it differs. */
  readonly latin?: string
  readonly require?: string
  readonly zip?: string
  readonly examples?: readonly string[]
  readonly state?: string
  readonly code?: string
  readonly city?: string
  readonly states?: readonly StateData[]
}

/** Google's format of a country that has none of its own. */
const fallback: CountryData = { format: '%N%n%O%n%A%n%C' }

const all = countries as unknown as Readonly<Record<string, CountryData>>

/** @param countryCode ISO 3166-1 alpha-2, in either case. */
export function countryData(countryCode: string): CountryData & { readonly format: string } {
  const code = countryCode.toLowerCase()
  const known = Object.hasOwn(all, code) ? all[code] : undefined
  const { format = '%N%n%O%n%A%n%C', ...rest } = { ...fallback, ...known, ...corrections[code] }
  return { format, ...rest }
}
