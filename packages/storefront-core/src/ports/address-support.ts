import type { AddressRules } from './address-rules.ts'
import type { PortOptions } from './port-options.ts'

/** Where a postal code is, as far as the code tells. */
export interface PostalCodePlace {
  readonly city?: string
  /** As an address has it: a code of a tax region (`us-ca`), or a name. */
  readonly state?: string
}

/**
 * Finds the place of a postal code, to fill what the shopper has not typed. Resolves with undefined when the code does not tell. A
 * merchant may ask a service; `countryCode` is ISO 3166-1 alpha-2 in lower case.
 */
export type PostalCodeLookup = (
  postalCode: string,
  countryCode: string,
  options?: PortOptions,
) => Promise<PostalCodePlace | undefined>

/** `unknown`: no register was asked, or the register did not answer. Such a number is accepted. */
export type TaxNumberStatus = 'registered' | 'unregistered' | 'unknown'

/** Asks a register, such as VIES, for a tax number whose form is right. */
export type TaxNumberCheck = (
  taxNumber: string,
  countryCode: string,
  options?: PortOptions,
) => Promise<TaxNumberStatus>

/**
 * What a shop knows of the addresses of all countries. Core has no data of its own: without this, a state is sent as it was typed, and two
 * lists say which countries have a state or a postal code.
 */
export interface AddressSupport {
  /** @param codeOf The ISO code of a country's name. */
  readonly rules: (codeOf: (country: string) => string | undefined) => AddressRules
  /** A state as Medusa's tax regions have it: `us-ca` for "California" or "CA". Any other text as it is. */
  readonly provinceOf: (state: string, countryCode: string) => string
  /** Absent where a postal code fills nothing. */
  readonly postalCodeLookup?: PostalCodeLookup
  /** Absent where no register is asked. */
  readonly taxNumberCheck?: TaxNumberCheck
}
