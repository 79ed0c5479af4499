import type { RemoteQueryFunction } from '@medusajs/framework/types'

import { categoryPaths, type CategoryPaths, type StoredCategory } from './category-paths'
import { readRegions, type Region } from '../regions/regions'

type Query = Pick<RemoteQueryFunction, 'graph'>

export interface SharedContext {
  readonly regions: readonly Region[]
  readonly categories: CategoryPaths
}

/** What the documents of several products share; read once for all of them. */
export async function readDocumentContext(query: Query): Promise<SharedContext> {
  const [regions, categories] = await Promise.all([readRegions(query), readCategoryPaths(query)])
  if (regions.length === 0) throw new Error('The shop sells in no region, so nothing has a price.')
  return { regions, categories }
}

/** @param locale of the names of the categories. */
export async function readCategoryPaths(query: Query, locale?: string): Promise<CategoryPaths> {
  const { data } = await query.graph(
    {
      entity: 'product_category',
      fields: ['id', 'handle', 'name', 'parent_category_id', 'is_active', 'is_internal'],
    },
    locale === undefined ? {} : { locale },
  )
  return categoryPaths(data as readonly StoredCategory[])
}
