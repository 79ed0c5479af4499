import type { PictureNote } from '../product-content/product-content'
import type { StockedLine } from '../checkout/inventory-check'

type Nullable<Thing> = Thing | null

/** A product as returned by `query.graph`. */
export interface IndexedProduct {
  readonly id: string
  readonly handle: string
  readonly title: string
  readonly subtitle?: Nullable<string>
  readonly description?: Nullable<string>
  readonly material?: Nullable<string>
  readonly thumbnail?: Nullable<string>
  readonly status: string
  readonly created_at: string | Date
  readonly metadata?: Nullable<Readonly<Record<string, unknown>>>
  readonly images?: Nullable<readonly { readonly url: string; readonly rank?: Nullable<number> }[]>
  readonly product_content?: Nullable<{ readonly pictures?: Nullable<readonly PictureNote[]> }>
  readonly collection?: Nullable<{
    readonly id: string
    readonly title?: Nullable<string>
  }>
  readonly categories?: Nullable<readonly Nullable<{ readonly id: string }>[]>
  readonly tags?: Nullable<readonly { readonly value: string }[]>
  readonly sales_channels?: Nullable<readonly Nullable<{ readonly id: string }>[]>
  readonly options?: Nullable<
    readonly {
      readonly title: string
      readonly values?: Nullable<readonly IndexedValue[]>
    }[]
  >
  readonly variants?: Nullable<readonly IndexedVariant[]>
}

export interface IndexedValue {
  readonly id?: string
  readonly value: string
  readonly rank?: Nullable<number>
  readonly metadata?: Nullable<Readonly<Record<string, unknown>>>
}

export interface PricedVariant {
  readonly calculated_price?: Nullable<{
    readonly calculated_amount?: Nullable<number>
    readonly original_amount?: Nullable<number>
    readonly is_calculated_price_tax_inclusive?: Nullable<boolean>
    readonly calculated_price?: Nullable<{ readonly id?: Nullable<string> }>
    readonly original_price?: Nullable<{ readonly id?: Nullable<string> }>
  }>
}

interface IndexedVariant extends PricedVariant, NonNullable<StockedLine['variant']> {
  readonly id?: string
  readonly sku?: Nullable<string>
  readonly ean?: Nullable<string>
  readonly upc?: Nullable<string>
  readonly barcode?: Nullable<string>
  readonly thumbnail?: Nullable<string>
  readonly variant_rank?: Nullable<number>
  readonly options?: Nullable<
    readonly { readonly value: string; readonly option?: Nullable<{ readonly title: string }> }[]
  >
}

/** The fields to query; the prices of its variants are read for each region. */
export const indexedFields = [
  'id',
  'handle',
  'title',
  'subtitle',
  'description',
  'material',
  'thumbnail',
  'status',
  'created_at',
  'metadata',
  'images.url',
  'images.rank',
  'product_content.pictures',
  'collection.id',
  'collection.title',
  'categories.id',
  // A translation is found by the id of what it belongs to.
  'tags.id',
  'tags.value',
  'sales_channels.id',
  'options.id',
  'options.title',
  // Includes the rank: the first value is the default.
  'options.values.*',
  'variants.id',
  'variants.thumbnail',
  'variants.variant_rank',
  'variants.options.id',
  'variants.options.value',
  'variants.options.option.id',
  'variants.options.option.title',
  'variants.sku',
  'variants.ean',
  'variants.upc',
  'variants.barcode',
  'variants.manage_inventory',
  'variants.allow_backorder',
  'variants.inventory_items.inventory_item_id',
  'variants.inventory_items.required_quantity',
  'variants.inventory_items.inventory.location_levels.stocked_quantity',
  'variants.inventory_items.inventory.location_levels.reserved_quantity',
  'variants.inventory_items.inventory.location_levels.stock_locations.sales_channels.id',
]
