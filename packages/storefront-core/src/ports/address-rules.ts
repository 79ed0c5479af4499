/** What an address has to be like where it is. Texts are trimmed, countries are names in the language of the shop. */
export interface AddressRules {
  /** Minimum number of characters of a first or last name. */
  readonly shortestName: number
  /** The same of the first line of an address; 5 without this rule. */
  readonly shortestStreet?: number
  /** What a country's addresses may have. It accepts an empty text where they have no state, or no postal code. */
  readonly accepts: Readonly<Record<'postalCode' | 'state', (text: string, country: string) => boolean>>
  /** Whether addresses of the country need a city. Everywhere without this rule. */
  readonly needsCity?: (country: string) => boolean
  /** Whether it is a phone number, of the country or of another with its calling code. Ten characters of digits and signs without this rule. */
  readonly acceptsPhone?: (text: string, country: string) => boolean
  /** Whether a company of the country may have this tax number. Any without this rule. */
  readonly acceptsTaxNumber?: (text: string, country: string) => boolean
}
