import type { RemoteQueryFunction } from '@medusajs/framework/types'
import { QueryContext } from '@medusajs/framework/utils'

import { readTexts } from '../content-translations/read-texts'
import type { Region } from '../regions/regions'
import { readRatings, type Ratings } from '../reviews/read-ratings'
import { readCategoryPaths, readDocumentContext } from './document-context'
import { documentId } from './document-id'
import { indexedFields, type IndexedProduct, type PricedVariant } from './indexed-product'
import { productDocument, type ProductDocument } from './product-document'
import { withSearchWords } from './search-words'
import { withTranslatedPictures } from './translated-pictures'

type Query = Pick<RemoteQueryFunction, 'graph'>

export interface ProductDocuments {
  /** For each of the locales, in their order: of each product one document for each region in which it has a price. */
  readonly documents: readonly (readonly ProductDocument[])[]
  readonly regions: readonly Region[]
}

/** Which documents are meant. */
interface Written {
  /**
   * What they are written in; undefined is for the texts that the merchant has entered. They are found by those in any case.
   * Products and prices are read once for all of them.
   */
  readonly locales: readonly (string | undefined)[]
  /** The regions that they are read for; all without it. */
  readonly only?: readonly Region[] | undefined
}

/** The documents of products. */
export async function productDocuments(
  query: Query,
  ids: readonly string[],
  { locales, only }: Written,
): Promise<ProductDocuments> {
  const { regions: all, ...shared } = await readDocumentContext(query)
  const context = { ...shared, ratings: await readRatings(query, ids) }
  const regions = only ?? all
  const products = await readProducts(query, ids)
  const variants = products.flatMap(({ variants }) => (variants ?? []).flatMap(({ id }) => id ?? []))
  const inRegions: InRegion[] = []
  for (const region of regions) {
    const prices = await pricesIn(query, region, variants)
    for (const product of products) {
      const entered = productDocument(priced(product, prices), { ...context, region })
      if (entered !== undefined) inRegions.push({ product, entered, prices, region })
    }
  }
  const documents: (readonly ProductDocument[])[] = []
  for (const locale of locales)
    documents.push(
      locale === undefined
        ? inRegions.map(({ entered }) => entered)
        : await translatedDocuments(
            query,
            { originals: products, inRegions, ratings: context.ratings },
            locale,
          ),
    )
  return { documents, regions }
}

/** A product that is sold in a region. */
interface InRegion {
  readonly product: IndexedProduct
  /** The document in the words of the merchant. */
  readonly entered: ProductDocument
  readonly prices: Prices
  readonly region: Region
}

/** What does not depend on the language. */
interface Originals {
  readonly originals: readonly IndexedProduct[]
  readonly inRegions: readonly InRegion[]
  readonly ratings: Ratings
}

/** The documents of the same products in a locale. */
async function translatedDocuments(
  query: Query,
  { originals, inRegions, ratings }: Originals,
  locale: string,
): Promise<readonly ProductDocument[]> {
  const ids = originals.map(({ id }) => id)
  const categories = await readCategoryPaths(query, locale)
  const texts = await readTexts(query, 'product', locale, ids)
  const products = new Map((await readProducts(query, ids, locale)).map((product) => [product.id, product]))
  return inRegions.flatMap(({ product: original, entered, prices, region }) => {
    const product = products.get(original.id)
    if (product === undefined) return []
    const pictured = withTranslatedPictures(product, original, texts.get(product.id))
    const document = productDocument(priced(pictured, prices), { region, categories, ratings }, entered)
    return document === undefined ? [] : [withSearchWords(document, locale)]
  })
}

async function readProducts(
  query: Query,
  ids: readonly string[],
  locale?: string,
): Promise<readonly IndexedProduct[]> {
  const { data } = await query.graph(
    { entity: 'product', fields: indexedFields, filters: { id: [...ids] } },
    locale === undefined ? {} : { locale },
  )
  return data as readonly IndexedProduct[]
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
