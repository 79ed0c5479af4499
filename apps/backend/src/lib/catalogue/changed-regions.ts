import type { MedusaContainer, RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { everything, type PurgeScope } from '../page-purge/purge-scope'
import { readRegions } from '../regions/regions'
import type { CatalogueChange, ChangedThing } from './catalogue-change'

type Query = Pick<RemoteQueryFunction, 'graph'>

const isPrice = (thing: ChangedThing): thing is 'price' | 'price-list' =>
  thing === 'price' || thing === 'price-list'

/** Prices are in currencies, so a change of nothing but prices concerns the regions with these. */
export async function changedRegions(
  container: MedusaContainer,
  change: CatalogueChange,
): Promise<PurgeScope> {
  const things = [...change.keys()]
  if (things.length === 0 || !things.every(isPrice)) return everything
  const query = container.resolve<Query>(ContainerRegistrationKeys.QUERY)
  const prices = await pricesWith(query, 'id', change.get('price'))
  // A price that is known no more may have been in any currency.
  if (prices.length < (change.get('price')?.size ?? 0)) return everything
  const inLists = await pricesWith(query, 'price_list_id', change.get('price-list'))
  const currencies = new Set([...prices, ...inLists].map(({ currency_code: currency }) => currency))
  const regions = await readRegions(query)
  const ids = regions.filter(({ currency }) => currencies.has(currency)).map(({ id }) => id)
  return ids.length === 0 || ids.length === regions.length ? everything : { kind: 'regions', ids }
}

async function pricesWith(query: Query, field: string, ids: ReadonlySet<string> | undefined) {
  if (ids === undefined || ids.size === 0) return []
  const { data } = await query.graph({
    entity: 'price',
    fields: ['id', 'currency_code'],
    filters: { [field]: [...ids] },
    withDeleted: true,
  })
  return data as readonly { readonly currency_code: string }[]
}
