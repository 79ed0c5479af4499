import type { SalesRegion } from '@umber/storefront-core/catalogue'

/** Where the shop sells. */
export interface ShopRegions {
  readonly regions: readonly SalesRegion[]
  /** The codes of the languages that it is built in, the default first. */
  readonly languages: readonly string[]
  /** The country whose addresses have no prefix in the default language. Undefined where no region has a country. */
  readonly homeCountry: string | undefined
}

/** The region that sells to a country; of an unknown country the default one. */
export const regionOf = ({ regions }: ShopRegions, country: string | undefined): SalesRegion | undefined =>
  regions.find(({ countries }) => country !== undefined && countries.includes(country)) ?? regions[0]
