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

/**
 * Where the postal codes of a state begin, instead of Google's patterns: Telangana's part of the codes that were of Andhra Pradesh, and
 * small states whose codes lie among those of a large one. What two states share stays in both, so that neither is guessed.
 */
export const postalCodesOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  in: {
    // 507 is of Khammam, parts of which went to Andhra Pradesh in 2014.
    TG: '50',
    AP: '507|5[1-3]',
    MH: '4(?:0[0-2]|[1-4])',
    // Of 682, the islands have few; the others are of Kochi.
    LD: '68255',
    WB: '7(?:[0-2]|3[0-68]|4[0-3])',
    JK: '18|19[0-3]',
    // Mahe is among the codes of Kerala, Yanam among those of Andhra Pradesh.
    PY: '60[579]|673310|533464',
  },
}

/** Codes of states that Medusa's dashboard knows by an older name: a tax region has that one. */
export const medusaCodes: Readonly<Record<string, string>> = { 'in-dh': 'in-dn' }

/** Countries that print the code of a state on a parcel: "San Francisco, CA". Elsewhere its name is printed. */
export const printsStateCode: ReadonlySet<string> = new Set(['us', 'ca', 'au', 'it', 'br'])
