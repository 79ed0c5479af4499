import type { TaxNumberKind } from '@umber/addresses'

/** What a country calls the parts of its addresses. The keys are those of the address formats. */
const states: Readonly<Record<string, string>> = {
  state: 'State',
  province: 'Province',
  prefecture: 'Prefecture',
  county: 'County',
  region: 'Region',
  emirate: 'Emirate',
  area: 'Area',
  island: 'Island',
  oblast: 'Oblast',
  parish: 'Parish',
  department: 'Department',
  district: 'District',
  do_si: 'Province / City',
}

const codes: Readonly<Record<string, string>> = {
  postal: 'Postal code',
  zip: 'ZIP code',
  pin: 'PIN code',
  eircode: 'Eircode',
}

const cities: Readonly<Record<string, string>> = {
  city: 'City',
  post_town: 'Town / City',
  suburb: 'Suburb',
  district: 'District',
}

/** Where people know the parts by the country's own word. */
const own: Readonly<Record<string, { readonly state?: string; readonly postalCode?: string }>> = {
  at: { postalCode: 'Postal code (PLZ)' },
  de: { postalCode: 'Postal code (PLZ)' },
  gb: { postalCode: 'Postcode' },
  it: { state: 'Provincia', postalCode: 'CAP' },
}

interface PartNames {
  readonly state: string
  readonly postalCode: string
  readonly city: string
}

export const addressFieldsCopy = {
  labels: (countryCode: string, names: PartNames): PartNames => ({
    state: own[countryCode]?.state ?? states[names.state] ?? 'State / Province',
    postalCode: own[countryCode]?.postalCode ?? codes[names.postalCode] ?? 'Postal code',
    city: cities[names.city] ?? 'City',
  }),
  address1: 'Address line 1',
  address2: 'Address line 2',
  country: 'Country',
  choose: (label: string) => `Choose: ${label.toLowerCase()}`,
  example: (text: string) => `For example ${text}`,
  wrong: {
    state: (label: string) => `Choose the ${label.toLowerCase()}`,
    postalCode: (label: string, example: string | undefined) =>
      example === undefined ? `${label} is required` : `Enter the ${label} as in ${example}`,
    phone: 'Enter a phone number of this country, or one with its country code (+…)',
  },
  billing: {
    heading: 'Billing address',
    same: 'Billing address is the same as the delivery address',
    firstName: 'First name (billing)',
    lastName: 'Last name (billing)',
  },
  company: {
    for: 'I am buying for a company',
    name: 'Company',
    taxNumber: { vat: 'VAT number', gstin: 'GSTIN', other: 'Tax number' } satisfies Record<
      TaxNumberKind,
      string
    >,
    hint: 'It is printed on the invoice.',
    wrong: {
      vat: 'Enter a valid VAT number',
      gstin: 'Enter a valid GSTIN',
      other: 'Enter a valid tax number',
    },
    unregistered: 'The register does not know this number. You can still order with it.',
  },
  taxNumberLine: (number: string) => `Tax number ${number}`,
  loading: 'Loading the address form',
} as const
