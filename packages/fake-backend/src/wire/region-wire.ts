import type { FakeRegion } from '../database.ts'
import { made } from './dates.ts'
import type { Wire } from './wire.ts'

const names: Readonly<
  Record<string, { readonly iso3: string; readonly number: string; readonly name: string }>
> = {
  in: { iso3: 'ind', number: '356', name: 'India' },
}

export function countryWire({ id, country }: FakeRegion, opened: number): Wire {
  const { iso3, number, name } = names[country] ?? { iso3: country, number: '0', name: country }
  return {
    iso_2: country,
    iso_3: iso3,
    num_code: number,
    name: name.toUpperCase(),
    display_name: name,
    region_id: id,
    metadata: null,
    ...made(opened),
    deleted_at: null,
  }
}

export function regionWire(region: FakeRegion, opened: number): Wire {
  return {
    id: region.id,
    name: region.name,
    currency_code: region.currency,
    ...made(opened),
    deleted_at: null,
    metadata: null,
    countries: [countryWire(region, opened)],
  }
}
