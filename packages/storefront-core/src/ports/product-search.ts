import type { Money } from '../money/money.ts'
import type { PortCall } from './call.ts'

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

/** `under-50`, `50-to-100` (both inclusive) and `over-100` are in major units of the shop's currency. */
export type PriceBand = 'all' | 'under-50' | '50-to-100' | 'over-100'

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
  search(query: SearchQuery, options?: PortCall): Promise<SearchPage>
  /** At most `limit` matches, the most relevant first; none for a blank term. */
  suggest(term: string, limit: number, options?: PortCall): Promise<readonly ProductSummary[]>
}
