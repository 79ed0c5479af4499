import type { CountryData } from './country-data.types.ts'

/** Where the shop differs from Google's data, and why. */
export const corrections: Readonly<Record<string, Partial<CountryData>>> = {
  // Google's form has the city in the address lines. Japanese shops, and carriers, ask for it.
  jp: { format: '〒%Z%n%S%C%n%A%n%O%n%N', latin: '%N%n%O%n%A, %C%n%S %Z', require: 'ACSZ' },
  // No PIN code begins with a zero.
  in: { zip: String.raw`[1-9]\d{5}` },
  // Most carriers find an address without its Eircode, and not without its town. The county is optional to the post.
  ie: { require: 'AC' },
}

/** Codes of states that Medusa's dashboard knows by an older name: a tax region has that one. */
export const medusaCodes: Readonly<Record<string, string>> = { 'in-dh': 'in-dn' }

/** Countries that print the code of a state on a parcel: "San Francisco, CA". Elsewhere its name is printed. */
export const printsStateCode: ReadonlySet<string> = new Set(['us', 'ca', 'au', 'it', 'br'])
