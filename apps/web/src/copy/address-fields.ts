import { taxNumberKind } from '@umber/addresses'
import { address as messages } from '../../messages/en/address-fields.json'

/** What a country calls the parts of its addresses. The keys are those of the address formats. */
const states: Readonly<Record<string, string>> = messages.states
const postalCodes: Readonly<Record<string, string>> = messages.postalCodes
const cities: Readonly<Record<string, string>> = messages.cities

/** Where people know the parts by the country's own word. */
const own: Readonly<Record<string, { readonly state?: string; readonly postalCode?: string }>> = {
  at: { postalCode: messages.postalCodes.plz },
  de: { postalCode: messages.postalCodes.plz },
  gb: { postalCode: messages.postalCodes.postcode },
  it: { state: messages.provincia, postalCode: messages.postalCodes.cap },
}

interface PartNames {
  readonly state: string
  readonly postalCode: string
  readonly city: string
}

const { address1, address2, country, choose, example, filled, billing, company, loading } = messages

export const addressFieldsCopy = {
  labels: (countryCode: string, names: PartNames): PartNames => ({
    state: own[countryCode]?.state ?? states[names.state] ?? messages.states.other,
    postalCode: own[countryCode]?.postalCode ?? postalCodes[names.postalCode] ?? messages.postalCodes.postal,
    city: cities[names.city] ?? messages.cities.city,
  }),
  address1,
  address2,
  country,
  choose,
  example,
  filled,
  wrong: {
    state: choose,
    postalCode: (label: string, sample: string | undefined) =>
      sample === undefined ? messages.required(label) : messages.likeExample({ label, example: sample }),
    phone: messages.wrongPhone,
  },
  billing,
  company,
  loading,
} as const

/** "GSTIN 27AAPFU0939F1ZV", as it is called there. */
export const taxNumberLine = (taxNumber: string, countryCode: string): string =>
  `${company.taxNumber[taxNumberKind(countryCode)]} ${taxNumber}`
