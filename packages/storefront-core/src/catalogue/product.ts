import type { Money } from '../money/money.ts'

export interface ProductOption {
  readonly id: string
  readonly name: string
  readonly values: readonly string[]
}

/** The value a variant has for one option. `id` is the option's id, `available` the variant's own state. */
export interface VariantOption {
  readonly id: string
  readonly value: string
  readonly available: boolean
}

/** No `price` means price on request, which cannot be bought; a price of 0 is free. */
export interface Variant {
  readonly id: string
  readonly name: string
  readonly sku?: string
  readonly price?: Money
  /** Only present when it is above the price. */
  readonly compareAtPrice?: Money
  readonly options: readonly VariantOption[]
  /** What the backend does not say is available: it has the last word when the item is added. */
  readonly available: boolean
  readonly image?: string
  readonly inventoryQuantity?: number
}

export interface Product {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly subtitle?: string
  readonly material?: string
  /** The first variant's price. */
  readonly price?: Money
  readonly compareAtPrice?: Money
  /** The collection the product stands in, which is a category of the shop. */
  readonly categoryId?: string
  readonly categoryIds: readonly string[]
  /** Absolute http(s) addresses. */
  readonly images: readonly string[]
  readonly variants: readonly [Variant, ...Variant[]]
  readonly options: readonly ProductOption[]
  readonly tags: readonly string[]
  /** The handle, else the id. Encode it when it goes into an address. */
  readonly slug: string
  readonly isFeatured: boolean
  readonly isNew: boolean
  /** ISO 8601 in UTC. */
  readonly createdAt?: string
  readonly specifications: readonly string[]
  readonly metadata: Readonly<Record<string, unknown>>
}

/**
 * What a list shows of a product, which is less than a page of its own needs; every `Product` is one. Options are told
 * apart by their ids within the product, and variants say no more than which picture shows which values.
 */
export interface ListedProduct extends Pick<
  Product,
  | 'id'
  | 'slug'
  | 'name'
  | 'description'
  | 'subtitle'
  | 'material'
  | 'price'
  | 'compareAtPrice'
  | 'images'
  | 'options'
> {
  readonly variants: readonly ListedVariant[]
}

interface ListedVariant extends Pick<Variant, 'image'> {
  readonly options: readonly Pick<VariantOption, 'id' | 'value'>[]
}
