import type { SearchTypes } from '@medusajs/framework/types'
import { defineSearchIndex, search } from '@medusajs/framework/utils'

import { indexOf, type SearchLanguage } from '../locales/search-languages'
import { readLocaleOfIndex } from '../locales/supported-locales'
import type { ProductDocument } from './product-document'
import { productDocuments, unwrittenIds } from './product-documents'
import { productIds } from './product-ids'

type Query = SearchTypes.SearchContainer['query']

/**
 * The search index of the catalogue in a language, which PostgreSQL filters, sorts and counts, prices included; the product list
 * cannot do that (see decision 12). A product has a document for each region that it is sold in. Medusa's POST /store/search returns only published products of the key's sales channel.
 * It has no events: `subscribers/catalogue-changed.ts` writes what changes, many changes at once. The index of a language that the
 * store does not support stays empty.
 */
export const defineProductIndex = (language?: SearchLanguage) =>
  defineSearchIndex({
    name: indexOf(language),
    entity: 'product',
    ...(language !== undefined && { provider: `search-postgres-${language}` }),
    fields: search.define({
      id: search.keyword().filterable().sortable(),
      product_id: search.keyword().filterable().retrievable(false),
      handle: search.keyword().filterable(),
      title: search.text().searchable({ weight: 4 }).sortable(),
      subtitle: search.text().searchable({ weight: 2 }),
      description: search.text().searchable(),
      words: search.text().searchable({ weight: 2 }).retrievable(false),
      material: search.keyword(),
      pictures: search.keyword().array(),
      picture_notes: search.keyword().array(),
      picture_color: search.keyword(),
      color_pictures: search.keyword().array(),
      status: search.keyword().filterable().retrievable(false),
      sales_channel_ids: search.keyword().array().filterable().retrievable(false),
      categories: search.keyword().array().filterable().facetable(),
      category_ids: search.keyword().array().filterable().retrievable(false),
      collection_id: search.keyword().filterable().retrievable(false),
      colors: search.keyword().array().filterable().facetable(),
      sizes: search.keyword().array().filterable().facetable(),
      option_keys: search.keyword().array().filterable().facetable().retrievable(false),
      option_values: search.keyword().array().facetable().retrievable(false),
      swatches: search.keyword().array(),
      price: search
        .float()
        .filterable()
        .sortable()
        .facetable({ types: ['range', 'stats'] }),
      compare_at_price: search.float(),
      is_reduced: search.boolean().filterable().retrievable(false),
      varies_in_price: search.boolean(),
      includes_tax: search.boolean(),
      percent_at_checkout: search.float(),
      option_prices: search.keyword().array(),
      currency: search.keyword().filterable(),
      region_id: search.keyword().filterable().retrievable(false),
      price_ids: search.keyword().array().filterable().retrievable(false),
      is_sold_out: search.boolean(),
      rating_average: search.float(),
      rating_count: search.float(),
      is_featured: search.boolean().sortable(),
      is_new: search.boolean().filterable().sortable(),
      created_at: search.date().sortable(),
      // A field of the document that the index does not declare would never be found in a list.
    } satisfies Record<keyof ProductDocument, unknown>),
    /** With `catchup` it goes through all products again, because a price changes without a new `updated_at`. */
    async *seed({ container: { query }, last_key: last, catchup }) {
      const written = await readLocaleOfIndex(query, language)
      if (written.kind === 'unused') return
      for await (const ids of productIds(query, last ?? '')) {
        const locales = [written.locale]
        const { documents: all, regions } = await productDocuments(query, ids, { locales })
        const documents = all.flat()
        yield [{ action: 'upsert', documents }]
        // The first pass may have written what has no price any more.
        const unwritten = unwrittenIds(ids, regions, documents)
        if (catchup !== undefined && unwritten.length > 0)
          yield [{ action: 'delete', filters: { id: [...unwritten] } }]
      }
      if (catchup === undefined) return
      const deleted = await deletedSince(query, catchup.since)
      if (deleted.length > 0) yield [deletionOf(deleted)]
    },
  })

function deletionOf(products: readonly string[]): SearchTypes.SearchMutation {
  return { action: 'delete', filters: { product_id: [...products] } }
}

async function deletedSince(query: Query, since: Date): Promise<readonly string[]> {
  const { data } = await query.graph({
    entity: 'product',
    fields: ['id'],
    filters: { deleted_at: { $gte: since } },
    withDeleted: true,
  })
  return (data as readonly { readonly id: string }[]).map(({ id }) => id)
}
