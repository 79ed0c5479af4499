import type { Category, ListedProduct, ListingRules } from '@umber/storefront-core'
import type { ReactNode } from 'react'
import type { Loaded } from '../data/loaded.ts'

/** One page of a list of goods. */
export interface Listing {
  readonly products: readonly ListedProduct[]
  readonly total: number
  /** Whether `total` is all there is: the whole catalogue shows itself while it is still being read. */
  readonly isCounted: boolean
  /** True while another question has been asked since, whose answer is on its way. */
  readonly isOld?: boolean
}

/** The beginning of a list that is made longer. */
export interface GrowingListing extends Listing {
  /** Brings more, when there is more and none of it on its way. */
  readonly grow?: (() => void) | undefined
  /** What stands below the list, while more is on its way or could not be had. */
  readonly end?: ReactNode
}

export interface Place {
  /** A category's slug, or 'all'. */
  readonly category: string
  readonly categories: readonly Category[]
}

/** What a list can be narrowed by. */
export interface KnownRules {
  readonly rules: ListingRules
  /** False as long as the panel has nothing to offer. */
  readonly isKnown: boolean
  /** Why the address cannot be understood yet, which names values that are known only with the rules. */
  readonly unclear?: Exclude<Loaded<unknown>, { phase: 'ready' }> | undefined
}
