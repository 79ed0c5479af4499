import type { RemoteQueryFunction } from '@medusajs/framework/types'

import type { Region } from './regions'

type Query = Pick<RemoteQueryFunction, 'graph'>

/** As the shop shows it; rates are percentages. */
export interface RegionTaxes {
  readonly region_id: string
  /** Whether prices in the currency of the region include tax. A single price may be meant otherwise, and tells so itself. */
  readonly includes_tax: boolean
  readonly countries: readonly CountryTaxes[]
}

interface CountryTaxes {
  readonly country_code: string
  /** Null without a tax region: then Medusa charges none. */
  readonly tax_rate: number | null
  readonly tax_name: string | null
  /** Those with a rate of their own. */
  readonly provinces: readonly ProvinceTaxes[]
}

interface ProvinceTaxes {
  readonly province_code: string
  readonly tax_rate: number
  readonly tax_name: string
}

interface TaxRegion {
  readonly country_code?: string | null
  readonly province_code?: string | null
  readonly tax_rates?:
    | readonly ({
        readonly rate?: number | null
        readonly name?: string | null
        readonly is_default?: boolean | null
      } | null)[]
    | null
}

interface PricePreference {
  readonly attribute: string | null
  readonly value: string | null
  readonly is_tax_inclusive: boolean
}

/** Reads the default rates: a rate with rules is of single products, which the cart tells. */
export async function readTaxes(query: Query, region: Region): Promise<RegionTaxes> {
  const [preferences, regions] = await Promise.all([
    query.graph({
      entity: 'price_preference',
      fields: ['attribute', 'value', 'is_tax_inclusive'],
      filters: { value: [region.id, region.currency] },
    }),
    query.graph({
      entity: 'tax_region',
      fields: ['country_code', 'province_code', 'tax_rates.rate', 'tax_rates.name', 'tax_rates.is_default'],
      filters: { country_code: [...region.countries] },
    }),
  ])
  const taxRegions = regions.data as readonly TaxRegion[]
  return {
    region_id: region.id,
    includes_tax: includesTax(region, preferences.data as readonly PricePreference[]),
    countries: region.countries.map((country) =>
      countryTaxes(
        country,
        taxRegions.filter(({ country_code: code }) => code === country),
      ),
    ),
  }
}

/** As Medusa decides for a price in a currency. Prices of the region alone, which a price list may hold, follow the region. */
function includesTax({ id, currency }: Region, preferences: readonly PricePreference[]): boolean {
  const of = (attribute: string, value: string): PricePreference | undefined =>
    preferences.find((one) => one.attribute === attribute && one.value === value)
  return (of('currency_code', currency) ?? of('region_id', id))?.is_tax_inclusive === true
}

function countryTaxes(country: string, taxRegions: readonly TaxRegion[]): CountryTaxes {
  const own = taxRegions.find(({ province_code: province }) => province == null)
  const rate = own && defaultRate(own)
  return {
    country_code: country,
    tax_rate: own === undefined ? null : (rate?.rate ?? 0),
    tax_name: rate?.name ?? null,
    provinces: taxRegions
      .flatMap((region) => {
        const of = defaultRate(region)
        if (region.province_code == null || of === undefined) return []
        return { province_code: region.province_code, tax_rate: of.rate ?? 0, tax_name: of.name ?? '' }
      })
      .toSorted((one, other) => (one.province_code < other.province_code ? -1 : 1)),
  }
}

const defaultRate = ({ tax_rates: rates }: TaxRegion) =>
  (rates ?? []).find((rate) => rate?.is_default === true) ?? undefined
