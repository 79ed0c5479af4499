import type { Money } from '../money/money.ts'
import type { PortOptions } from './port-options.ts'

/** What a list tile, a suggestion or a wishlist shows of a product. */
export interface ProductSummary {
  /** The handle; names the product on every backend. */
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly price?: Money
  readonly compareAtPrice?: Money
  readonly image?: string
}

/** Below both limits, between them (both inclusive), or above them. */
export type PriceBand = 'all' | 'low' | 'middle' | 'high'

/** Where the bands of prices meet, in major units of the currency. */
export interface BandLimits {
  readonly low: number
  readonly high: number
  readonly currency: string
}

export type SearchSort = 'relevance' | 'price-low-high' | 'price-high-low' | 'name'

export interface SearchQuery {
  readonly term: string
  readonly band: PriceBand
  readonly sort: SearchSort
  /** How many results to leave out, and how many to answer with at most. */
  readonly offset: number
  readonly limit: number
}

export interface SearchPage {
  readonly products: readonly ProductSummary[]
  /** All matches, of which `products` is a part. */
  readonly total: number
}

export interface ProductSearch {
  search(query: SearchQuery, options?: PortOptions): Promise<SearchPage>
  /** At most `limit` matches, the most relevant first; none for a blank term. */
  suggest(term: string, limit: number, options?: PortOptions): Promise<readonly ProductSummary[]>
  /** Absent where the bands are the same whatever is sold. */
  bandLimits?(options?: PortOptions): Promise<BandLimits>
}
