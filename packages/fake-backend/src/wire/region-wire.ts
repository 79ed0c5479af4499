import type { FakeRegion } from '../database.ts'
import { made } from './dates.ts'
import type { Wire } from './wire.ts'

const names: Readonly<
  Record<string, { readonly iso3: string; readonly number: string; readonly name: string }>
> = {
  in: { iso3: 'ind', number: '356', name: 'India' },
  de: { iso3: 'deu', number: '276', name: 'Germany' },
  fr: { iso3: 'fra', number: '250', name: 'France' },
  it: { iso3: 'ita', number: '380', name: 'Italy' },
  at: { iso3: 'aut', number: '040', name: 'Austria' },
  ie: { iso3: 'irl', number: '372', name: 'Ireland' },
  us: { iso3: 'usa', number: '840', name: 'United States' },
  jp: { iso3: 'jpn', number: '392', name: 'Japan' },
}

export function countriesWire({ id, countries }: FakeRegion, opened: number): readonly Wire[] {
  return countries.map(({ code }) => {
    const { iso3, number, name } = names[code] ?? { iso3: code, number: '0', name: code }
    return {
      iso_2: code,
      iso_3: iso3,
      num_code: number,
      name: name.toUpperCase(),
      display_name: name,
      region_id: id,
      metadata: null,
      ...made(opened),
      deleted_at: null,
    }
  })
}

export function regionWire(region: FakeRegion, opened: number): Wire {
  return {
    id: region.id,
    name: region.name,
    currency_code: region.currency,
    ...made(opened),
    deleted_at: null,
    metadata: null,
    countries: countriesWire(region, opened),
  }
}

/** Custom: how the prices of a region stand to tax, as percentages. */
export function taxesWire({ id, taxInclusive, countries }: FakeRegion): Wire {
  return {
    region_id: id,
    includes_tax: taxInclusive,
    countries: countries.map(({ code, tax, provinces = [] }) => ({
      country_code: code,
      tax_rate: tax?.rate ?? (provinces.length > 0 ? 0 : null),
      tax_name: tax?.name ?? null,
      provinces: provinces.map((province) => ({
        province_code: province.code,
        tax_rate: province.tax.rate,
        tax_name: province.tax.name,
      })),
    })),
  }
}
