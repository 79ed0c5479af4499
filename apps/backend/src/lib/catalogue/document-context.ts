import type { RemoteQueryFunction } from '@medusajs/framework/types'

import type { Parents } from './ancestors'
import { readHomeRegion } from './home-region'
import type { DocumentContext } from './product-document'

type Query = Pick<RemoteQueryFunction, 'graph'>

/** What the documents of several products share; read once for all of them. */
export async function readDocumentContext(query: Query): Promise<DocumentContext> {
  const [region, collectionParents, categoryParents] = await Promise.all([
    readHomeRegion(query),
    readCollectionParents(query),
    readCategoryParents(query),
  ])
  if (region === undefined) throw new Error('The shop sells in no region, so nothing has a price.')
  return { ...region, collectionParents, categoryParents }
}

/** Collections have no parent field, so their metadata names the parent. */
async function readCollectionParents(query: Query): Promise<Parents> {
  const { data } = await query.graph({ entity: 'product_collection', fields: ['handle', 'metadata'] })
  const collections = data as readonly {
    readonly handle: string
    readonly metadata?: Readonly<Record<string, unknown>> | null
  }[]
  return new Map(
    collections.flatMap(({ handle, metadata }) => {
      const parent = metadata?.['parent_handle']
      return typeof parent === 'string' && parent !== '' ? [[handle, parent] as const] : []
    }),
  )
}

async function readCategoryParents(query: Query): Promise<Parents> {
  const { data } = await query.graph({
    entity: 'product_category',
    fields: ['id', 'handle', 'parent_category_id'],
  })
  const categories = data as readonly {
    readonly id: string
    readonly handle: string
    readonly parent_category_id?: string | null
  }[]
  const handles = new Map(categories.map(({ id, handle }) => [id, handle]))
  return new Map(
    categories.flatMap(({ handle, parent_category_id: id }) => {
      const parent = handles.get(id ?? '')
      return parent === undefined ? [] : [[handle, parent] as const]
    }),
  )
}
