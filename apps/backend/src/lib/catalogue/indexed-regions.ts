import type { ISearchModuleService, RemoteQueryFunction, SearchTypes } from '@medusajs/framework/types'

import { readRegions, type Region } from '../regions/regions'

type Query = Pick<RemoteQueryFunction, 'graph'>
type Search = Pick<ISearchModuleService, 'search'>

/** What the index lacks and has too much after a region was made, changed or deleted. */
export interface StaleRegions {
  /** Regions that it has no documents of, or documents in another currency. */
  readonly unwritten: readonly Region[]
  /** The documents of regions that are gone. */
  readonly gone: SearchTypes.SearchFilters
}

export async function staleRegions(query: Query, search: Search): Promise<StaleRegions> {
  const regions = await readRegions(query)
  const unwritten: Region[] = []
  for (const region of regions) if (await isUnwritten(query, search, region)) unwritten.push(region)
  return { unwritten, gone: { region_id: { $nin: regions.map(({ id }) => id) } } }
}

async function isUnwritten(query: Query, search: Search, region: Region): Promise<boolean> {
  const { id, currency } = region
  if (await hasAny(search, { region_id: id, currency: { $ne: currency } })) return true
  return !(await hasAny(search, { region_id: id })) && (await hasPrices(query, region))
}

async function hasAny(search: Search, filters: object): Promise<boolean> {
  const question = { entity: 'product', fields: ['id'], filters, pagination: { take: 1 } }
  return (await search.search(question as Parameters<Search['search']>[0])).hits.length > 0
}

/** A region without any price is in no index, however often it is written. */
async function hasPrices(query: Query, { currency }: Region): Promise<boolean> {
  const { data } = await query.graph({
    entity: 'price',
    fields: ['id'],
    filters: { currency_code: currency },
    pagination: { take: 1, skip: 0 },
  })
  return data.length > 0
}
