import type { RemoteQueryFunction } from '@medusajs/framework/types'
import { QueryContext } from '@medusajs/framework/utils'

import type { Region } from '../regions/regions'
import { readDocumentContext } from './document-context'
import { documentId } from './document-id'
import { indexedFields, type IndexedProduct, type PricedVariant } from './indexed-product'
import { productDocument, type ProductDocument } from './product-document'

type Query = Pick<RemoteQueryFunction, 'graph'>

export interface ProductDocuments {
  /** Of each product, one for each region in which it has a price. */
  readonly documents: readonly ProductDocument[]
  readonly regions: readonly Region[]
}

/**
 * The documents of products.
 *
 * @param only the regions that they are read for; all without it.
 */
export async function productDocuments(
  query: Query,
  ids: readonly string[],
  only?: readonly Region[],
): Promise<ProductDocuments> {
  const { regions: all, ...context } = await readDocumentContext(query)
  const regions = only ?? all
  const { data } = await query.graph({
    entity: 'product',
    fields: indexedFields,
    filters: { id: [...ids] },
  })
  const products = data as readonly IndexedProduct[]
  const variants = products.flatMap(({ variants }) => (variants ?? []).flatMap(({ id }) => id ?? []))
  const documents: ProductDocument[] = []
  for (const region of regions) {
    const prices = await pricesIn(query, region, variants)
    for (const product of products) {
      const document = productDocument(priced(product, prices), { ...context, region })
      if (document !== undefined) documents.push(document)
    }
  }
  return { documents, regions }
}

type Prices = ReadonlyMap<string, PricedVariant['calculated_price']>

async function pricesIn(
  query: Query,
  { id, currency }: Region,
  variants: readonly string[],
): Promise<Prices> {
  if (variants.length === 0) return new Map()
  const { data } = await query.graph({
    entity: 'product_variant',
    fields: ['id', 'calculated_price.*'],
    filters: { id: [...variants] },
    context: { calculated_price: QueryContext({ region_id: id, currency_code: currency }) },
  })
  return new Map(
    (data as readonly (PricedVariant & { readonly id: string })[]).map((variant) => [
      variant.id,
      variant.calculated_price,
    ]),
  )
}

function priced(product: IndexedProduct, prices: Prices): IndexedProduct {
  const variants = (product.variants ?? []).map((variant) =>
    Object.assign({}, variant, { calculated_price: prices.get(variant.id ?? '') ?? null }),
  )
  return { ...product, variants }
}

/** The documents that products no longer have: in the regions where they have no price, or at all. */
export function unwrittenIds(
  products: readonly string[],
  regions: readonly Region[],
  written: readonly ProductDocument[],
): readonly string[] {
  const ids = new Set(written.map(({ id }) => id))
  return products
    .flatMap((product) => regions.map((region) => documentId(product, region.id)))
    .filter((id) => !ids.has(id))
}
