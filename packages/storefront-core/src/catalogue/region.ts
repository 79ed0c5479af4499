import { unknownCurrency } from '../money/money.ts'
import { field, list, text } from '../parse/read.ts'
import type { CatalogueClient } from './catalogue-client.ts'

/** The sales region. Without a region id the backend returns no prices. */
export interface Region {
  readonly id: string | undefined
  readonly currency: string
}

/**
 * Reads the first region once. Concurrent callers share the request, so it has no signal; a failed request is
 * forgotten, so that the next caller retries.
 */
export function createRegionReader(client: Pick<CatalogueClient, 'store'>): () => Promise<Region> {
  let known: Promise<Region> | undefined
  return () => {
    known ??= read(client).catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
}

async function read(client: Pick<CatalogueClient, 'store'>): Promise<Region> {
  const query = { limit: 1, fields: 'id,currency_code' }
  const answer = await client.store.region.list(query, undefined, { retry: false })
  const region = list(field(answer, 'regions'))[0]
  const currency = text(field(region, 'currency_code'))
  return { id: text(field(region, 'id')), currency: currency?.toLowerCase() ?? unknownCurrency }
}
