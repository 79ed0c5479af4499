import { memoizeAsync } from '../async/memoize-async.ts'
import { unknownCurrency } from '../money/money.ts'
import { collect, field, list, text } from '../parse/read.ts'
import { noRetry, type CallOptions, type CatalogueClient } from './catalogue-client.ts'

/** The sales region. Without a region id the backend returns no prices. */
export interface Region {
  readonly id: string | undefined
  readonly currency: string
}

/** A region and the countries it sells to: ISO 3166-1 alpha-2, lower case, in the backend's order. */
export interface SalesRegion extends Region {
  readonly id: string
  readonly countries: readonly string[]
}

/** Tells the region whose prices are asked for. A shop with one region needs none: the first is read. */
export type RegionSource = () => Promise<Region>

type RegionClient = { readonly store: Pick<CatalogueClient['store'], 'region'> }

/** Reads the first region, once. */
export function createRegionReader(client: RegionClient): RegionSource {
  return memoizeAsync(() => read(client))
}

async function read(client: RegionClient): Promise<Region> {
  const query = { limit: 1, fields: 'id,currency_code' }
  const answer = await client.store.region.list(query, undefined, noRetry)
  const region = list(field(answer, 'regions'))[0]
  return { id: text(field(region, 'id')), currency: currencyOf(region) }
}

/** More than any shop has: one for each country. */
const mostRegions = 250

/**
 * All regions with their countries, the default first. `GET /store/regions`. Rejects with the client's `CommerceError`, and with the
 * signal's reason after an abort.
 *
 * @example
 * const regions = await readRegions(client)
 * const region = regions.find(({ countries }) => countries.includes('de'))
 */
export async function readRegions(
  client: RegionClient,
  { signal }: Pick<CallOptions, 'signal'> = {},
): Promise<readonly SalesRegion[]> {
  const query = { limit: mostRegions, fields: 'id,currency_code,countries.iso_2' }
  const answer = await client.store.region.list(query, undefined, { ...noRetry, signal })
  return collect(field(answer, 'regions'), (region) => {
    const id = text(field(region, 'id'))
    if (id === undefined) return undefined
    const countries = collect(field(region, 'countries'), (country) =>
      text(field(country, 'iso_2'))?.toLowerCase(),
    )
    return { id, currency: currencyOf(region), countries }
  })
}

const currencyOf = (region: unknown): string =>
  text(field(region, 'currency_code'))?.toLowerCase() ?? unknownCurrency
