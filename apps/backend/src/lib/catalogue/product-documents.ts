import type { RemoteQueryFunction } from '@medusajs/framework/types'
import { QueryContext } from '@medusajs/framework/utils'

import { readDocumentContext } from './document-context'
import { indexedFields, type IndexedProduct } from './indexed-product'
import { productDocument, type ProductDocument } from './product-document'

/** The documents of those products that have a price. */
export async function productDocuments(
  query: Pick<RemoteQueryFunction, 'graph'>,
  ids: readonly string[],
): Promise<readonly ProductDocument[]> {
  const context = await readDocumentContext(query)
  const { data } = await query.graph({
    entity: 'product',
    fields: indexedFields,
    filters: { id: [...ids] },
    context: {
      variants: {
        calculated_price: QueryContext({ region_id: context.regionId, currency_code: context.currency }),
      },
    },
  })
  return (data as readonly IndexedProduct[]).flatMap((product) => productDocument(product, context) ?? [])
}
