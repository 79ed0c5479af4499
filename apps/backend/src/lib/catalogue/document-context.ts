import type { SearchTypes } from '@medusajs/framework/types'

import { categoryPaths, type CategoryPaths, type StoredCategory } from './category-paths'
import type { DocumentContext } from './product-document'

type Query = SearchTypes.SearchContainer['query']

interface Region {
  readonly regionId: string
  readonly currency: string
}

/** What the documents of several products share; read once for all of them. */
export async function readDocumentContext(query: Query): Promise<DocumentContext & Region> {
  const [region, categories] = await Promise.all([readRegion(query), readCategoryPaths(query)])
  return { ...region, categories }
}

/** The shop's default region, which determines the currency of the index. */
async function readRegion(query: Query): Promise<Region> {
  const stores = await query.graph({ entity: 'store', fields: ['default_region_id'] })
  const [store] = stores.data as readonly { readonly default_region_id?: string | null }[]
  const regions = await query.graph({
    entity: 'region',
    fields: ['id', 'currency_code'],
    ...(store?.default_region_id == null ? {} : { filters: { id: store.default_region_id } }),
  })
  const [region] = regions.data as readonly { readonly id: string; readonly currency_code: string }[]
  if (region === undefined) throw new Error('The shop sells in no region, so nothing has a price.')
  return { regionId: region.id, currency: region.currency_code }
}

async function readCategoryPaths(query: Query): Promise<CategoryPaths> {
  const { data } = await query.graph({
    entity: 'product_category',
    fields: ['id', 'handle', 'parent_category_id', 'is_active', 'is_internal'],
  })
  return categoryPaths(data as readonly StoredCategory[])
}
