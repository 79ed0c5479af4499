import type { RemoteQueryFunction } from '@medusajs/framework/types'
import { QueryContext } from '@medusajs/framework/utils'

import { readTexts } from '../content-translations/read-texts'
import { readDocumentContext } from './document-context'
import { indexedFields, type IndexedProduct } from './indexed-product'
import { productDocument, type DocumentContext, type ProductDocument } from './product-document'
import { withSearchWords } from './search-words'
import { withTranslatedPictures } from './translated-pictures'

type Query = Pick<RemoteQueryFunction, 'graph'>

/**
 * The documents of those products that have a price.
 *
 * @param locale what they are written in; undefined for the texts that the merchant has entered. They are found by those in any case.
 */
export async function productDocuments(
  query: Query,
  ids: readonly string[],
  locale?: string,
): Promise<readonly ProductDocument[]> {
  const context = await readDocumentContext(query)
  const products = await readProducts(query, ids, context)
  if (locale === undefined) return products.flatMap((product) => productDocument(product, context) ?? [])
  const translated = await readDocumentContext(query, locale)
  const texts = await readTexts(query, 'product', locale, ids)
  const originals = new Map(products.map((product) => [product.id, product]))
  const inLocale = await readProducts(query, ids, context, locale)
  return inLocale.flatMap((product) => {
    const original = originals.get(product.id)
    if (original === undefined) return []
    const pictured = withTranslatedPictures(product, original, texts.get(product.id))
    const document = productDocument(pictured, translated, productDocument(original, context))
    return document === undefined ? [] : withSearchWords(document, locale)
  })
}

async function readProducts(
  query: Query,
  ids: readonly string[],
  { regionId, currency }: DocumentContext,
  locale?: string,
): Promise<readonly IndexedProduct[]> {
  const { data } = await query.graph(
    {
      entity: 'product',
      fields: indexedFields,
      filters: { id: [...ids] },
      context: {
        variants: { calculated_price: QueryContext({ region_id: regionId, currency_code: currency }) },
      },
    },
    locale === undefined ? {} : { locale },
  )
  return data as readonly IndexedProduct[]
}
