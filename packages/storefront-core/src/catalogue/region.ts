import { memoizeAsync } from '../async/memoize-async.ts'
import { unknownCurrency } from '../money/money.ts'
import { collect, field, text } from '../parse/read.ts'
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

const nowhere: Region = { id: undefined, currency: unknownCurrency }

/** Reads the first region, once. */
export const createRegionReader = (client: RegionClient): RegionSource =>
  memoizeAsync(async () => (await readRegions(client, { limit: 1 }))[0] ?? nowhere)

interface RegionReadOptions extends Pick<CallOptions, 'signal'> {
  /** Default: more than any shop has, one for each country. */
  readonly limit?: number
}

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
  { signal, limit = 250 }: RegionReadOptions = {},
): Promise<readonly SalesRegion[]> {
  const query = { limit, fields: 'id,currency_code,countries.iso_2' }
  const answer = await client.store.region.list(query, undefined, { ...noRetry, signal })
  return collect(field(answer, 'regions'), (region) => {
    const id = text(field(region, 'id'))
    if (id === undefined) return undefined
    const countries = collect(field(region, 'countries'), (country) =>
      text(field(country, 'iso_2'))?.toLowerCase(),
    )
    return { id, currency: text(field(region, 'currency_code'))?.toLowerCase() ?? unknownCurrency, countries }
  })
}
