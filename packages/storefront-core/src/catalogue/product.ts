import type { Money } from '../money/money.ts'
import type { PictureNote, ProductContent } from './product-content.ts'

export interface ProductOption {
  readonly id: string
  readonly name: string
  readonly values: readonly string[]
  /** True when the values are in an order that the merchant gave them. */
  readonly isRanked?: boolean
  /** How values look that the merchant has set, by their names in lower case: see `swatchFrom`. */
  readonly swatches?: ReadonlyMap<string, string>
}

/** A variant's value for one option. `id` is the option's id; `available` is the variant's. */
export interface VariantOption {
  readonly id: string
  readonly value: string
  readonly available: boolean
}

/** Without `price`, the price is on request and the variant cannot be bought; a price of 0 is free. */
export interface Variant {
  readonly id: string
  readonly name: string
  readonly sku?: string
  /** As it was entered: EAN, UPC, or another one. Only read with the details of a list. */
  readonly barcode?: string
  readonly price?: Money
  /** Only present when it is above the price. */
  readonly compareAtPrice?: Money
  readonly options: readonly VariantOption[]
  /** True when the backend says nothing about stock; it decides when the item is added. */
  readonly available: boolean
  readonly image?: string
  readonly inventoryQuantity?: number
  /** True when it is made of several pieces, whose stock it takes. Only read with the details of one product. */
  readonly isSet?: true
  /** How many can still be bought. Absent where stock is not tracked, and where backorders are allowed. */
  readonly left?: number
}

export interface Product {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly subtitle?: string
  readonly material?: string
  /** The price of the first variant. */
  readonly price?: Money
  readonly compareAtPrice?: Money
  /** The lowest price; present when it is not that of every variant. */
  readonly lowestPrice?: Money
  /** What automatic promotions take off at the checkout, above 0. */
  readonly percentAtCheckout?: number
  /** The product's collection, which is a category where collections are the categories. */
  readonly categoryId?: string
  /** Its categories, the lowest of them first. */
  readonly categoryIds: readonly string[]
  /** Absolute http(s) addresses. */
  readonly images: readonly string[]
  readonly variants: readonly [Variant, ...Variant[]]
  readonly options: readonly ProductOption[]
  readonly tags: readonly string[]
  /** The handle, else the id. Encode it in URLs. */
  readonly slug: string
  readonly isFeatured: boolean
  readonly isNew: boolean
  /** ISO 8601 in UTC. */
  readonly createdAt?: string
  readonly specifications: readonly string[]
  /** What the owner has added to its page, where the backend has the module `product_content`. */
  readonly content?: ProductContent
  /** What is known of its pictures, by their addresses. */
  readonly pictureNotes?: ReadonlyMap<string, PictureNote>
  readonly metadata: Readonly<Record<string, unknown>>
}
