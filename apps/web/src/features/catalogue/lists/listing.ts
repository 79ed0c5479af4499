import type { Category, ListedProduct } from '@umber/storefront-core'
import type { Growth } from '../../../bindings/use-growth.ts'

/** A list of goods as far as it is here. */
export interface Listing {
  readonly products: readonly ListedProduct[]
  readonly total: number
  /** Whether `total` is all there is: the whole catalogue shows itself while it is still being read. */
  readonly isCounted: boolean
  /** Whether another question has been asked since, whose answer is on its way. */
  readonly isOld: boolean
  readonly growth: Growth
}

export interface Place {
  /** A category's slug, or 'all'. */
  readonly category: string
  readonly categories: readonly Category[]
}

/** A list that is here as a whole. */
export const wholeList = (products: readonly ListedProduct[], isCounted: boolean): Listing => ({
  products,
  total: products.length,
  isCounted,
  isOld: false,
  growth: { kind: 'complete' },
})
