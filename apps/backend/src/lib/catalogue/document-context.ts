import type { RemoteQueryFunction } from '@medusajs/framework/types'

import { categoryPaths, type CategoryPaths, type StoredCategory } from './category-paths'
import { readHomeRegion } from './home-region'
import type { DocumentContext } from './product-document'

type Query = Pick<RemoteQueryFunction, 'graph'>

/**
 * What the documents of several products share; read once for all of them.
 *
 * @param locale of the names of categories.
 */
export async function readDocumentContext(query: Query, locale?: string): Promise<DocumentContext> {
  const [region, categories] = await Promise.all([readHomeRegion(query), readCategoryPaths(query, locale)])
  if (region === undefined) throw new Error('The shop sells in no region, so nothing has a price.')
  return { ...region, categories }
}

async function readCategoryPaths(query: Query, locale: string | undefined): Promise<CategoryPaths> {
  const { data } = await query.graph(
    {
      entity: 'product_category',
      fields: ['id', 'handle', 'name', 'parent_category_id', 'is_active', 'is_internal'],
    },
    locale === undefined ? {} : { locale },
  )
  return categoryPaths(data as readonly StoredCategory[])
}
