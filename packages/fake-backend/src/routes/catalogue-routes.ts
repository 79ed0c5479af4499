import { translations } from '@umber/sample-store'
import type { FakeProduct } from '../fixtures/fake-product.ts'
import { invalid, notFound } from '../refusal.ts'
import {
  categoryExtras,
  categoryId,
  categoryWire,
  collectionExtras,
  collectionId,
  collectionWire,
  curatedWire,
  pageContent,
} from '../wire/category-wire.ts'
import { productExtras, productWire } from '../wire/product-wire.ts'
import { regionWire, taxesWire } from '../wire/region-wire.ts'
import { selectFields } from '../wire/select-fields.ts'
import { homeRegionId, type FakeDatabase, type FakeRegion } from '../database.ts'
import type { Wire } from '../wire/wire.ts'
import { categoryIn, productIn } from '../translations.ts'
import { listIn, paged, pageOf, param, type Call, type Route } from './route.ts'

export const catalogueRoutes: readonly Route[] = [
  { method: 'GET', path: '/store/locales', answer: locales },
  { method: 'GET', path: '/store/regions', answer: regions },
  { method: 'GET', path: '/store/regions/:id', answer: region },
  { method: 'GET', path: '/store/regions/:id/taxes', answer: taxes },
  { method: 'GET', path: '/store/collections', answer: collections },
  { method: 'GET', path: '/store/collections/:id', answer: collection },
  { method: 'GET', path: '/store/product-categories', answer: categories },
  { method: 'GET', path: '/store/product-categories/:id', answer: category },
  { method: 'GET', path: '/store/redirects', answer: redirect },
  { method: 'GET', path: '/store/products', answer: products },
  { method: 'GET', path: '/store/products/:id', answer: product },
  { method: 'GET', path: '/store/products/:id/pieces', answer: pieces },
]

function locales() {
  return { locales: translations.map(({ locale }) => locale) }
}

function regions({ database, query, opened }: Call) {
  const page = pageOf(query, 50)
  const found = [...database.regions.values()].map((one) => regionWire(one, opened))
  const select = (one: (typeof found)[number]) => selectFields(one, query.get('fields'))
  return { regions: paged(found, page).map(select), count: found.length, ...page }
}

function region(call: Call) {
  const { database, opened, query } = call
  const found = database.region(param(call, 'id'))
  if (found === undefined) throw notFound(`Region with id: ${param(call, 'id')} was not found`)
  return { region: selectFields(regionWire(found, opened), query.get('fields')) }
}

/** Custom. */
function taxes(call: Call) {
  const found = call.database.region(param(call, 'id'))
  if (found === undefined) throw notFound(`There is no region ${param(call, 'id')}`)
  return taxesWire(found)
}

function collections({ database, query, opened, locale }: Call) {
  const page = pageOf(query, 10)
  const handles = listIn(query, 'handle')
  const found = allCollections(database, opened, locale).filter(
    (one) => handles.length === 0 || handles.includes(String(one['handle'])),
  )
  const shown = paged(found, page).map((one) => selectFields(one, query.get('fields'), collectionExtras))
  return { collections: shown, count: found.length, ...page }
}

function collection(call: Call) {
  const { database, query, opened, locale } = call
  const id = param(call, 'id')
  const wire = allCollections(database, opened, locale).find((one) => one['id'] === id)
  if (wire === undefined) throw notFound(`Collection with id: ${id} was not found`)
  return { collection: selectFields(wire, query.get('fields'), collectionExtras) }
}

/** Those that stand for the demonstration's categories, and the curated ones. */
const allCollections = (
  database: FakeDatabase,
  opened: number,
  locale: string | undefined,
): readonly Wire[] => [
  ...database.categories.map((one, rank) => ({
    // Its description is in its metadata, which is not translated.
    ...collectionWire({ ...one, name: categoryIn(locale, one).name }, rank, opened),
    page_content: null,
  })),
  ...database.collections.map((one) => ({ ...curatedWire(one, opened), page_content: pageContent(one) })),
]

const wantsTree = (query: URLSearchParams) => query.get('include_descendants_tree') === 'true'

function categories({ database, query, opened, locale }: Call) {
  const page = pageOf(query, 50)
  const parents = listIn(query, 'parent_category_id')
  const handles = listIn(query, 'handle')
  const all = database.categories.map((one) => categoryIn(locale, one))
  const found = all
    .filter(({ handle }) => handles.length === 0 || handles.includes(handle))
    .filter(({ parent }) => {
      const id = parent === null ? 'null' : categoryId(parent)
      return parents.length === 0 || parents.includes(id)
    })
  const shown = paged(found, page).map((one) =>
    selectFields(categoryWire(one, all, opened, wantsTree(query)), query.get('fields'), categoryExtras),
  )
  return { product_categories: shown, count: found.length, ...page }
}

/** An unknown handle gives an empty list. */
function category(call: Call) {
  const { database, query, opened, locale } = call
  const all = database.categories.map((one) => categoryIn(locale, one))
  const found = all.find(({ handle }) => categoryId(handle) === param(call, 'id'))
  if (found === undefined) return {}
  const wire = categoryWire(found, all, opened, wantsTree(query))
  return { product_category: selectFields(wire, query.get('fields'), categoryExtras) }
}

function redirect({ database, query }: Call) {
  return { to: database.redirects.get(query.get('path') ?? '') ?? null }
}

function products(call: Call) {
  const { database, query, opened, locale } = call
  const page = pageOf(query, 50)
  const inRegion = regionAskedFor(call)
  const found = database.published().filter((one) => isWanted(one, query))
  const ordered = inOrder(found, query.get('order'))
  const shown = paged(ordered, page).map((one) =>
    selectFields(
      productWire(productIn(locale, one), { database, opened, region: inRegion, ...placeIn(query) }),
      productFields(query),
      productExtras,
    ),
  )
  return { products: shown, count: found.length, ...page }
}

function product(call: Call) {
  const { database, query, opened, locale } = call
  const id = param(call, 'id')
  const inRegion = regionAskedFor(call)
  const found = database.published().find((one) => one.id === id)
  if (found === undefined) throw notFound(`Product with id: ${id} was not found`)
  const wire = productWire(productIn(locale, found), {
    database,
    opened,
    region: inRegion,
    ...placeIn(query),
  })
  return { product: selectFields(wire, productFields(query), productExtras) }
}

/** Custom. What the variants that are sets are made of. */
function pieces(call: Call) {
  const { database } = call
  const id = param(call, 'id')
  const found = database.published().find((one) => one.id === id)
  if (found === undefined) throw notFound(`There is no product ${id}`)
  return {
    sets: found.variants.flatMap(({ id: set, pieces: parts }) =>
      parts === undefined
        ? []
        : {
            variant_id: set,
            pieces: parts.map(({ variantId, quantity }) => {
              const sold = database.variant(variantId)
              return {
                title: sold?.product.title ?? variantId,
                quantity,
                product_id: sold?.product.id ?? null,
                variant_id: sold === undefined ? null : variantId,
              }
            }),
          },
    ),
  }
}

/** Prices are included by default when the query names a region. */
function productFields(query: URLSearchParams): string | null {
  const asked = query.get('fields')
  if (query.get('region_id') === null) return asked
  return [asked ?? '', '*variants.calculated_price'].filter((part) => part !== '').join(',')
}

function placeIn(query: URLSearchParams) {
  const country = query.get('country_code')
  return country === null ? {} : { place: { country, province: query.get('province') ?? undefined } }
}

function regionAskedFor({ database, query }: Call): FakeRegion | undefined {
  const id = query.get('region_id')
  const wantsPrices = query.get('fields')?.includes('calculated_price') === true
  if (id === null) {
    // The default region, if the query names none.
    return wantsPrices ? database.region(homeRegionId) : undefined
  }
  const found = database.region(id)
  if (found === undefined) throw invalid(`Region with id ${id} not found when populating the pricing context`)
  return found
}

function isWanted(one: FakeProduct, query: URLSearchParams): boolean {
  const among = (name: string, values: readonly string[]) => {
    const wanted = listIn(query, name)
    return wanted.length === 0 || values.some((value) => wanted.includes(value))
  }
  const term = query.get('q')?.toLowerCase()
  const after = query.get('created_at[$gt]')
  return (
    among('id', [one.id]) &&
    among('handle', [one.handle]) &&
    among('collection_id', one.collection === null ? [] : [collectionId(one.collection)]) &&
    among('category_id', one.categories.map(categoryId)) &&
    (term === undefined || `${one.title}\n${one.description}`.toLowerCase().includes(term)) &&
    (after === null || one.createdAt > Date.parse(after))
  )
}

/** By id by default, as the real backend sorts. */
function inOrder(found: readonly FakeProduct[], order: string | null): readonly FakeProduct[] {
  const name = order?.replace(/^-/, '') ?? 'id'
  const key = (one: FakeProduct): string | number => {
    if (name === 'created_at') return one.createdAt
    if (name === 'handle') return one.handle
    return name === 'title' ? one.title : one.id
  }
  const direction = order?.startsWith('-') === true ? -1 : 1
  return found.toSorted((one, other) => {
    const [first, second] = [key(one), key(other)]
    if (first === second) return 0
    return first < second ? -direction : direction
  })
}
