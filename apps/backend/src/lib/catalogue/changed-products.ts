import type { ISearchModuleService, MedusaContainer, RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

import { united, type CatalogueChange, type ChangedThing } from './catalogue-change'
import { productIdOf } from './document-id'
import { translatedThings } from './translated-things'

type Query = Pick<RemoteQueryFunction, 'graph'>
type Search = Pick<ISearchModuleService, 'search'>
type Row = Readonly<Record<string, string | null | undefined>>

/** At most so many ids in a condition of the database, and of the index, which has one condition for each. */
const mostAtOnce = { database: 1000, index: 100 } as const
/** With more that only the index could know, all products are gone through. */
const mostUnknown = 500

/** The products that a change concerns: their ids, or all. */
export type ChangedProducts =
  | { readonly kind: 'all' }
  | { readonly kind: 'some'; readonly ids: readonly string[] }

/** Reads which products a change concerns, from the database, and from the index what the database has no more. */
export async function changedProducts(
  container: MedusaContainer,
  noted: CatalogueChange,
): Promise<ChangedProducts> {
  const query = container.resolve<Query>(ContainerRegistrationKeys.QUERY)
  const search = container.resolve<Search>(Modules.SEARCH)
  const translated = await translatedThings(query, noted.get('translation'))
  if (translated === undefined) return { kind: 'all' }
  const change = united(noted, translated)
  const of = (thing: ChangedThing): readonly string[] => [...(change.get(thing) ?? [])]
  if (change.has('everything')) return { kind: 'all' }

  const prices = await rowsOf(query, 'price', ['id', 'price_set_id'], 'id', of('price'))
  const known = new Set(prices.map(({ id }) => id))
  const unknown = of('price').filter((id) => !known.has(id))
  if (unknown.length > mostUnknown) return { kind: 'all' }

  const inLists = await rowsOf(query, 'price', ['price_set_id'], 'price_list_id', of('price-list'))
  const levels = await rowsOf(query, 'inventory_level', ['inventory_item_id'], 'id', of('inventory-level'))
  const ofSets = await variantsOf(query, 'price_set_id', [...prices, ...inLists])
  const ofItems = await variantsOf(query, 'inventory_item_id', levels)
  const stocked = await rowsOf(query, stockLink, ['variant_id'], 'id', of('inventory-link'))
  const variants = [...of('variant'), ...ofSets, ...ofItems, ...values(stocked, 'variant_id')]

  const categories = await withDescendants(query, of('category'))
  const found = await Promise.all([
    idsFrom(rowsOf(query, 'product_variant', ['product_id'], 'id', variants), 'product_id'),
    idsFrom(rowsOf(query, 'product_sales_channel', ['product_id'], 'id', of('channel-link')), 'product_id'),
    productsWith(query, categories, (id) => ({ categories: { id } })),
    productsWith(query, of('collection'), (id) => ({ collection_id: id })),
    productsWith(query, of('tag'), (id) => ({ tags: { id } })),
    productsWith(query, of('option'), (id) => ({ options: { id } })),
    productsWith(query, of('option-value'), (id) => ({ options: { values: { id } } })),
    indexedWith(search, categories, (ids) => ({ category_ids: { $overlaps: ids } })),
    indexedWith(search, of('collection'), (ids) => ({ collection_id: { $in: ids } })),
    indexedWith(search, unknown, (ids) => ({ price_ids: { $overlaps: ids } })),
  ])
  return { kind: 'some', ids: [...new Set([...of('product'), ...found.flat()])] }
}

const priceLink = 'product_variant_price_set'
const stockLink = 'product_variant_inventory_item'

/** The variants that have these price sets, or these pieces in stock. */
async function variantsOf(
  query: Query,
  field: 'price_set_id' | 'inventory_item_id',
  rows: readonly Row[],
): Promise<readonly string[]> {
  const link = field === 'price_set_id' ? priceLink : stockLink
  return idsFrom(rowsOf(query, link, ['variant_id'], field, values(rows, field)), 'variant_id')
}

/** Rows whose field has one of the values, also those that were deleted. */
async function rowsOf(
  query: Query,
  entity: string,
  fields: readonly string[],
  field: string,
  wanted: readonly string[],
): Promise<readonly Row[]> {
  const found: Row[] = []
  for (const part of inParts([...new Set(wanted)], mostAtOnce.database)) {
    const { data } = await query.graph({
      entity,
      fields: [...fields],
      filters: { [field]: part },
      withDeleted: true,
    })
    found.push(...(data as readonly Row[]))
  }
  return found
}

async function productsWith(
  query: Query,
  wanted: readonly string[],
  filtersOf: (ids: string[]) => object,
): Promise<readonly string[]> {
  const found: string[] = []
  for (const part of inParts(wanted, mostAtOnce.database)) {
    const { data } = await query.graph({ entity: 'product', fields: ['id'], filters: filtersOf(part) })
    found.push(...values(data as readonly Row[], 'id'))
  }
  return found
}

async function indexedWith(
  search: Search,
  wanted: readonly string[],
  filtersOf: (ids: readonly string[]) => object,
): Promise<readonly string[]> {
  const found: string[] = []
  for (const part of inParts(wanted, mostAtOnce.index))
    found.push(...(await indexed(search, filtersOf(part))))
  return found
}

async function indexed(search: Search, filters: object): Promise<readonly string[]> {
  const question = { entity: 'product', fields: ['id'], filters, pagination: { take: 10_000 } }
  const { hits } = await search.search(question as Parameters<Search['search']>[0])
  return hits.map(({ id }) => productIdOf(id))
}

/** A product is also found in the ancestors of its categories. */
async function withDescendants(query: Query, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const { data } = await query.graph({ entity: 'product_category', fields: ['id', 'parent_category_id'] })
  const found = new Set(ids)
  for (let size = 0; size < found.size;) {
    size = found.size
    for (const { id, parent_category_id: parent } of data as readonly Row[])
      if (id != null && parent != null && found.has(parent)) found.add(id)
  }
  return [...found]
}

const values = (rows: readonly Row[], field: string): readonly string[] =>
  rows.flatMap((row) => row[field] ?? [])

const idsFrom = async (rows: Promise<readonly Row[]>, field: string): Promise<readonly string[]> => [
  ...new Set(values(await rows, field)),
]

const inParts = (all: readonly string[], size: number): readonly string[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size))
