import type { ISearchModuleService, RemoteQueryFunction } from '@medusajs/framework/types'

import { readRegions, type Region } from '../regions/regions'

type Query = Pick<RemoteQueryFunction, 'graph'>
type Search = Pick<ISearchModuleService, 'search'>

/** Whether the index is of other regions than the shop sells in: one was made or deleted, or has another currency. */
export async function isOfOtherRegions(query: Query, search: Search): Promise<boolean> {
  const regions = await readRegions(query)
  if (regions.length === 0) return false
  if (await hasAny(search, { region_id: { $nin: regions.map(({ id }) => id) } })) return true
  for (const region of regions) {
    const { id, currency } = region
    if (await hasAny(search, { region_id: id, currency: { $ne: currency } })) return true
    if (!(await hasAny(search, { region_id: id })) && (await hasPrices(query, region))) return true
  }
  return false
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
