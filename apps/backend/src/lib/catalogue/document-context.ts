import type { RemoteQueryFunction } from '@medusajs/framework/types'

import { categoryPaths, type CategoryPaths, type StoredCategory } from './category-paths'
import { readHomeRegion } from './home-region'
import type { DocumentContext } from './product-document'

type Query = Pick<RemoteQueryFunction, 'graph'>

/** What the documents of several products share; read once for all of them. */
export async function readDocumentContext(query: Query): Promise<DocumentContext> {
  const [region, categories] = await Promise.all([readHomeRegion(query), readCategoryPaths(query)])
  if (region === undefined) throw new Error('The shop sells in no region, so nothing has a price.')
  return { ...region, categories }
}

export async function readCategoryPaths(query: Query): Promise<CategoryPaths> {
  const { data } = await query.graph({
    entity: 'product_category',
    fields: ['id', 'handle', 'name', 'parent_category_id', 'is_active', 'is_internal'],
  })
  return categoryPaths(data as readonly StoredCategory[])
}
