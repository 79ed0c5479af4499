/** What an address has to be like where it is. Texts are trimmed, countries are English names. */
export interface AddressRules {
  /** Minimum number of characters of a first or last name. */
  readonly shortestName: number
  /** An empty text is one where a country's addresses have no state. */
  readonly isState: (text: string, country: string) => boolean
  /** An empty text is one where a country has no postal codes. */
  readonly isPostalCode: (text: string, country: string) => boolean
}
