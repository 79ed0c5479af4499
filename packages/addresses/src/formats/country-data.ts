import countries from './countries.generated.json' with { type: 'json' }
import { corrections } from './corrections.ts'
import type { CountryData } from './country-data.types.ts'

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
