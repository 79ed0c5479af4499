import type { ISearchModuleService, MedusaContainer, RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

/**
 * Whether the search index holds the whole catalogue. An index that is empty or was interrupted, as in a shop started before
 * it had products, is filled in place. Later rebuilds are built beside the old index, so it stays filled.
 */
export async function isIndexFilled(
  container: Pick<MedusaContainer, 'resolve'>,
  index = 'product',
): Promise<boolean> {
  const search = container.resolve<ISearchModuleService>(Modules.SEARCH)
  const state = (await search.listIndexes()).find(({ name }) => name === index)
  if (state?.status !== 'ready') return false
  const { hits } = await search.search({ entity: index, fields: ['id'], pagination: { take: 1 } })
  if (hits.length > 0) return true
  const query = container.resolve<RemoteQueryFunction>(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({ entity: 'product', fields: ['id'], pagination: { take: 1, skip: 0 } })
  return data.length === 0
}
