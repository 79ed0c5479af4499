import type { Money } from '../money/money.ts'
import type { PortOptions } from './port-options.ts'
import type { Rating } from './reviews.ts'

/** A product as shown in a tile, a suggestion or the wishlist. */
export interface ProductSummary {
  /** The handle; identifies the product on every backend. */
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly price?: Money
  readonly compareAtPrice?: Money
  /** The lowest price; present when it is not that of every variant. */
  readonly lowestPrice?: Money
  readonly image?: string
  /** What is chosen of it, as the parameters of an address: see `writeSelection`. */
  readonly query?: string
  /** Of its approved reviews; only a search in the backend's index says so. */
  readonly rating?: Rating
  /** True when no variant can be bought; only a search in the backend's index says so. */
  readonly isSoldOut?: boolean
}

/** Below both limits, between them (inclusive), or above them. */
export type PriceBand = 'all' | 'low' | 'middle' | 'high'

/** The limits between the price bands, in major units of the currency. */
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
  /** How many results to skip, and the most to return. */
  readonly offset: number
  readonly limit: number
}

export interface SearchPage {
  readonly products: readonly ProductSummary[]
  /** The number of all matches. */
  readonly total: number
}

export interface ProductSearch {
  search(query: SearchQuery, options?: PortOptions): Promise<SearchPage>
  /** At most `limit` matches, the most relevant first; none for a blank term. */
  suggest(term: string, limit: number, options?: PortOptions): Promise<readonly ProductSummary[]>
  /** Absent where the bands are fixed. */
  bandLimits?(options?: PortOptions): Promise<BandLimits>
}
