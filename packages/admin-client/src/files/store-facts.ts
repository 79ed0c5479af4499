import type { RequestOptions } from '@umber/commerce-client'
import type { AdminProduct } from '@umber/commerce-client/admin'
import type { AdminClient } from '../admin-client.ts'
import { storeCurrencies } from '../bulk/price-rows.ts'
import { batches } from '../bulk/run-rows.ts'
import type { ListName } from './columns.ts'
import type { FileProduct } from './product-file.ts'

/** Fields that no two variants of a store share. */
export const uniqueFields = ['sku', 'ean', 'upc', 'barcode'] as const

export type UniqueField = (typeof uniqueFields)[number]

/** Fields of a product that name something else by its id. */
export const references = {
  collection_id: 'collection',
  type_id: 'product type',
  shipping_profile_id: 'shipping profile',
} as const

export type Reference = keyof typeof references

/** What the store has of what the rows name. */
export interface StoreFacts {
  readonly byId: ReadonlyMap<string, AdminProduct>
  readonly byHandle: ReadonlyMap<string, AdminProduct>
  /** The id of a variant by its SKU, its EAN and so on. */
  readonly owners: Readonly<Record<UniqueField, ReadonlyMap<string, string>>>
  /** The id of an entry of a list, by what the file may say: an id, a tag also by its value. */
  readonly entries: Readonly<Record<Exclude<ListName, 'images'>, ReadonlyMap<string, string>>>
  readonly references: Readonly<Record<Reference, ReadonlySet<string>>>
  /** Undefined if the store does not say in which currencies it sells. */
  readonly currencies: ReadonlySet<string> | undefined
}

const productFields = [
  'id,title,handle,subtitle,description,status,external_id,thumbnail,collection_id,type_id,discountable,is_giftcard',
  'height,length,weight,width,hs_code,mid_code,material,origin_country,metadata,shipping_profile.id',
  '*tags,*images,images.variants.id,*categories,*sales_channels,*options,*options.values,*variants,*variants.options',
  '*variants.prices,variants.prices.price_rules.attribute,variants.prices.price_rules.value',
].join(',')

/** Reads what the store has of what some products name. */
export async function readStoreFacts(
  admin: AdminClient['admin'],
  products: readonly FileProduct[],
  request: RequestOptions,
): Promise<StoreFacts> {
  const cellsOf = (field: string): string[] =>
    products.flatMap(({ cells }) => (cells.get(field) ?? []).map(({ text }) => text))
  const entriesOf = (list: ListName): string[] =>
    products.flatMap(({ lists }) => (lists.get(list) ?? []).map(({ text }) => text))
  const variantCells = (field: string): string[] =>
    products.flatMap(({ variants }) => variants.flatMap(({ cells }) => cells.get(field)?.text ?? []))

  const read = async (by: 'id' | 'handle', names: readonly string[]): Promise<readonly AdminProduct[]> =>
    inBatches(names, 50, async (some) => {
      const query = { [by]: [...some], limit: 50, fields: productFields }
      return (await admin.product.list(query, {}, request)).products
    })
  const owners = async (field: UniqueField): Promise<ReadonlyMap<string, string>> => {
    const variants = await inBatches(variantCells(field), 100, async (some) => {
      const query = { [field]: [...some], limit: 100, fields: `id,${field}` }
      return (await admin.productVariant.list(query, {}, request)).variants
    })
    return new Map(variants.map((variant) => [variant[field] ?? '', variant.id]))
  }
  const query = (some: readonly string[]) => ({ id: [...some], limit: 100, fields: 'id' })
  const ids = async (
    names: readonly string[],
    list: (some: readonly string[]) => Promise<readonly { readonly id: string }[] | undefined>,
  ): Promise<ReadonlyMap<string, string>> =>
    new Map((await inBatches(names, 100, list)).map(({ id }) => [id, id]))
  const tags = async (by: 'id' | 'value'): Promise<readonly (readonly [string, string])[]> => {
    const found = await inBatches(entriesOf('tags'), 100, async (some) => {
      const wanted = { [by]: [...some], limit: 100, fields: 'id,value' }
      return (await admin.productTag.list(wanted, {}, request)).product_tags
    })
    return found.map((tag) => [tag[by], tag.id])
  }
  const hasPrices = products.some(({ variants }) => variants.some(({ prices }) => prices.size > 0))

  const [named, handled, sku, ean, upc, barcode, byValue, byId, categories, salesChannels] =
    await Promise.all([
      read(
        'id',
        products.flatMap(({ id }) => id ?? []),
      ),
      read('handle', [
        ...products.flatMap(({ id, key }) => (id === undefined ? [key] : [])),
        ...cellsOf('handle'),
      ]),
      owners('sku'),
      owners('ean'),
      owners('upc'),
      owners('barcode'),
      tags('value'),
      tags('id'),
      ids(
        entriesOf('categories'),
        async (some) => (await admin.productCategory.list(query(some), {}, request)).product_categories,
      ),
      ids(
        entriesOf('salesChannels'),
        async (some) => (await admin.salesChannel.list(query(some), {}, request)).sales_channels,
      ),
    ])
  const [collections, types, profiles, currencies] = await Promise.all([
    ids(
      cellsOf('collection_id'),
      async (some) => (await admin.productCollection.list(query(some), {}, request)).collections,
    ),
    ids(
      cellsOf('type_id'),
      async (some) => (await admin.productType.list(query(some), {}, request)).product_types,
    ),
    ids(
      cellsOf('shipping_profile_id'),
      async (some) => (await admin.shippingProfile.list(query(some), {}, request)).shipping_profiles,
    ),
    hasPrices ? storeCurrencies(admin, request) : undefined,
  ])
  return {
    byId: new Map(named.map((product) => [product.id, product])),
    byHandle: new Map(handled.map((product) => [product.handle, product])),
    owners: { sku, ean, upc, barcode },
    entries: { tags: new Map([...byValue, ...byId]), categories, salesChannels },
    references: {
      collection_id: new Set(collections.keys()),
      type_id: new Set(types.keys()),
      shipping_profile_id: new Set(profiles.keys()),
    },
    currencies,
  }
}

/** Asks about names, some at a time. A server that answers nothing knows none. */
async function inBatches<Found>(
  names: readonly string[],
  size: number,
  read: (some: readonly string[]) => Promise<readonly Found[] | undefined>,
): Promise<readonly Found[]> {
  const found: Found[] = []
  for (const some of batches([...new Set(names)], size)) found.push(...((await read(some)) ?? []))
  return found
}
