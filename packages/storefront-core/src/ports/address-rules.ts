/** What an address has to be like where it is. Texts are trimmed, countries are English names. */
export interface AddressRules {
  /** Minimum number of characters of a first or last name. */
  readonly shortestName: number
  /** What a country's addresses may have. It accepts an empty text where they have no state, or no postal code. */
  readonly accepts: Readonly<Record<'postalCode' | 'state', (text: string, country: string) => boolean>>
}
