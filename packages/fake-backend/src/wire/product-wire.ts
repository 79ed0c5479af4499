import type { FakeProduct, FakeVariant } from '../fixtures/fake-product.ts'
import type { FakeRegion, FakeDatabase } from '../database.ts'
import { taxOf } from '../fake-region.ts'
import { taxed } from './sums.ts'
import { collectionId, collectionWire, curatedWire, placedRow } from './category-wire.ts'
import { made } from './dates.ts'
import { inventoryItems, isCounted, quantityOf } from './stock-wire.ts'
import type { Wire } from './wire.ts'

export const typeId = (value: string): string => `ptyp_fake_${value.toLowerCase().replaceAll(' ', '_')}`
export const tagId = (value: string): string => `ptag_fake_${value}`
const optionId = (product: FakeProduct, name: string): string => `opt_${product.handle}_${name}`
const valueId = (product: FakeProduct, name: string, value: string): string =>
  `optval_${product.handle}_${name}_${value}`

/** Sent only on request. */
export const productExtras = [
  'metadata',
  'categories',
  'product_content',
  'variants.calculated_price',
  'variants.inventory_quantity',
  'variants.inventory_items',
]

const noContent = {
  specifications: null,
  care: null,
  size_table: null,
  seo_title: null,
  seo_description: null,
  pictures: null,
  goes_with: null,
}

export interface ProductContext {
  readonly database: FakeDatabase
  readonly opened: number
  /** The region of the prices. */
  readonly region: FakeRegion | undefined
  /** The place whose tax is told with them. */
  readonly place?: { readonly country: string; readonly province: string | undefined } | undefined
}

export function productWire(product: FakeProduct, context: ProductContext): Wire {
  const { database, opened } = context
  const filed = database.categories.filter(({ handle }) => product.categories.includes(handle))
  const when = made(opened)
  return {
    id: product.id,
    title: product.title,
    subtitle: product.subtitle,
    description: product.description,
    handle: product.handle,
    is_giftcard: product.isGiftCard ?? false,
    discountable: true,
    thumbnail: product.images[0] ?? null,
    collection_id: product.collection === null ? null : collectionId(product.collection),
    type_id: product.type === null ? null : typeId(product.type),
    weight: null,
    length: null,
    height: null,
    width: null,
    hs_code: null,
    origin_country: 'in',
    mid_code: null,
    material: product.material,
    ...made(product.createdAt, opened),
    metadata: product.metadata,
    product_content: product.content === undefined ? null : { ...noContent, ...product.content },
    type:
      product.type === null
        ? null
        : {
            id: typeId(product.type),
            value: product.type,
            external_id: null,
            metadata: null,
            ...when,
            deleted_at: null,
          },
    collection: collectionOf(product, context),
    options: Object.entries(product.options).map(([name, values]) =>
      optionWire(product, name, when, {
        values: values.map((value) => valueWire(product, { name, value }, when)),
      }),
    ),
    tags: product.tags.map((value) => ({
      id: tagId(value),
      value,
      metadata: null,
      external_id: null,
      ...when,
      deleted_at: null,
    })),
    images: product.images.map((url, rank) => ({
      id: `img_${product.handle}_${rank}`,
      url,
      metadata: null,
      rank,
      product_id: product.id,
      ...when,
      deleted_at: null,
    })),
    variants: product.variants
      .filter(({ id }) => !database.unpublished.has(id))
      .map((variant) => variantWire(product, variant, context)),
    categories: filed.map((category) => placedRow(category, database.categories, opened)),
  }
}

function collectionOf(
  { collection: handle }: FakeProduct,
  { database, opened }: ProductContext,
): Wire | null {
  const rank = database.categories.findIndex((one) => one.handle === handle)
  const category = database.categories[rank]
  const curated = database.collections.find((one) => one.handle === handle)
  if (category !== undefined) return { ...collectionWire(category, rank, opened), deleted_at: null }
  return curated === undefined ? null : { ...curatedWire(curated, opened), deleted_at: null }
}

interface Chosen {
  readonly name: string
  readonly value: string
}

const optionWire = (product: FakeProduct, name: string, when: Wire, relations: Wire = {}): Wire => ({
  id: optionId(product, name),
  title: name,
  is_exclusive: true,
  metadata: null,
  ...when,
  deleted_at: null,
  ...relations,
})

const valueWire = (
  product: FakeProduct,
  { name, value }: Chosen,
  when: Wire,
  relations: Wire = {},
): Wire => ({
  id: valueId(product, name, value),
  value,
  rank: rankOf(product, name, value),
  metadata: lookOf(product.swatches?.[value]),
  option_id: optionId(product, name),
  ...when,
  deleted_at: null,
  ...relations,
})

/** Null where the merchant gave none. */
export function rankOf({ options, unranked }: FakeProduct, name: string, value: string): number | null {
  const place = (options[name] ?? []).indexOf(value)
  return place > 0 && unranked?.includes(name) === true ? null : place
}

const lookOf = (look: string | undefined): Wire | null =>
  look === undefined ? null : { [look.startsWith('#') ? 'hex' : 'picture']: look }

function variantWire(
  product: FakeProduct,
  variant: FakeVariant,
  { database, opened, region, place }: ProductContext,
): Wire {
  const when = made(opened)
  const counted = isCounted(variant, database)
  return {
    id: variant.id,
    title: variant.title,
    sku: variant.sku,
    barcode: null,
    ean: variant.ean ?? null,
    upc: null,
    allow_backorder: variant.stock.kind === 'backorder',
    manage_inventory: counted,
    hs_code: null,
    origin_country: null,
    mid_code: null,
    material: null,
    weight: null,
    length: null,
    height: null,
    width: null,
    metadata: null,
    variant_rank: product.variants.indexOf(variant),
    thumbnail: variant.thumbnail,
    product_id: product.id,
    ...when,
    deleted_at: null,
    options: Object.entries(variant.values).map(([name, value]) =>
      valueWire(product, { name, value }, when, { option: optionWire(product, name, when) }),
    ),
    calculated_price:
      region === undefined || !database.isSoldIn(region, variant)
        ? null
        : priceWire(product, variant, { database, region, place }),
    ...(counted ? { inventory_quantity: quantityOf(variant, database) } : {}),
    inventory_items: counted ? inventoryItems(variant) : [],
  }
}

type PriceContext = Pick<ProductContext, 'database' | 'place'> & { readonly region: FakeRegion }

/** What Medusa adds to amounts when the query says where the buyer is. */
function withTax(
  amounts: Readonly<Record<string, number>>,
  region: FakeRegion,
  { country, province }: NonNullable<ProductContext['place']>,
): Wire {
  const terms = { tax: taxOf(region, country, province), isInclusive: region.taxInclusive, decimals: 2 }
  return Object.fromEntries(
    Object.entries(amounts).flatMap(([name, amount]) => {
      const { total, tax } = taxed(amount, terms)
      return [
        [`${name}_with_tax`, total],
        [`${name}_without_tax`, total - tax],
      ]
    }),
  )
}

function priceWire(
  product: FakeProduct,
  variant: FakeVariant,
  { database, region, place }: PriceContext,
): Wire {
  const amount = database.priceOf(product, variant, region)
  const original = database.compareAtPriceOf(product, region) ?? amount
  const isReduced = original !== amount
  const list = { min_quantity: null, max_quantity: null }
  return {
    id: `pset_${variant.id}`,
    is_calculated_price_price_list: isReduced,
    is_calculated_price_tax_inclusive: region.taxInclusive,
    calculated_amount: amount,
    raw_calculated_amount: { value: String(amount), precision: 20 },
    is_original_price_price_list: false,
    is_original_price_tax_inclusive: region.taxInclusive,
    original_amount: original,
    raw_original_amount: { value: String(original), precision: 20 },
    currency_code: region.currency,
    ...(place === undefined
      ? {}
      : withTax({ calculated_amount: amount, original_amount: original }, region, place)),
    calculated_price: {
      id: `price_${variant.id}`,
      price_list_id: isReduced ? 'plist_fake_sale' : null,
      price_list_type: isReduced ? 'sale' : null,
      ...list,
    },
    original_price: { id: `price_${variant.id}_0`, price_list_id: null, price_list_type: null, ...list },
  }
}
