import type { CategorySlug } from '../categories.ts'
import type { Color, Size } from '../palette.ts'

/**
 * What a person writes about a product; everything else is derived from it.
 * Prices are whole and in major units. The first colour and the first size are the default ones;
 * without sizes the product is sold in one.
 */
export interface ProductCopy {
  readonly slug: string
  readonly title: string
  readonly subtitle: string
  readonly description: string
  readonly material: string
  readonly category: CategorySlug
  readonly colors: readonly [Color, ...Color[]]
  readonly sizes: readonly Size[]
  readonly price: number
  readonly compareAtPrice?: number
  readonly isNew?: true
  readonly tags: readonly string[]
  readonly specifications: readonly string[]
  readonly articleNumber: string
}
