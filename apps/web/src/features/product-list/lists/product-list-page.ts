import type { Category, ListedProduct, Facets } from '@umber/storefront-core'
import type { ReactNode } from 'react'
import type { QueryState } from '../../../queries/query-state.ts'

/** One page of a product list. */
export interface ProductListPage {
  readonly products: readonly ListedProduct[]
  readonly total: number
  /** Whether `total` is final. The showcase shows products while the catalogue still loads. */
  readonly isCounted: boolean
  /** True while the result of a newer query is loading. */
  readonly isOld?: boolean
}

/** The start of a list that can load more. */
export interface GrowingProductList extends ProductListPage {
  /** Loads more. Undefined when there is no more, or a load is under way. */
  readonly grow?: (() => void) | undefined
  /** The loading or error state below the list. */
  readonly end?: ReactNode
}

export interface ListScope {
  /** A category's slug, or 'all'. */
  readonly category: string
  readonly categories: readonly Category[]
}

/** The facets of a list. */
export interface KnownRules {
  readonly rules: Facets
  /** False while the panel has nothing to offer. */
  readonly isKnown: boolean
  /** The state of the facets while the address cannot be parsed without them. */
  readonly unclear?: Exclude<QueryState<unknown>, { status: 'ready' }> | undefined
}
