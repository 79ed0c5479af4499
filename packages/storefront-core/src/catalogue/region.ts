import { memoizeAsync } from '../async/memoize-async.ts'
import { unknownCurrency } from '../money/money.ts'
import { field, list, text } from '../parse/read.ts'
import { noRetry, type CatalogueClient } from './catalogue-client.ts'

/** The sales region. Without a region id the backend returns no prices. */
export interface Region {
  readonly id: string | undefined
  readonly currency: string
}

/** Reads the first region, once. */
export function createRegionReader(client: Pick<CatalogueClient, 'store'>): () => Promise<Region> {
  return memoizeAsync(() => read(client))
}

async function read(client: Pick<CatalogueClient, 'store'>): Promise<Region> {
  const query = { limit: 1, fields: 'id,currency_code' }
  const answer = await client.store.region.list(query, undefined, noRetry)
  const region = list(field(answer, 'regions'))[0]
  const currency = text(field(region, 'currency_code'))
  return { id: text(field(region, 'id')), currency: currency?.toLowerCase() ?? unknownCurrency }
}
