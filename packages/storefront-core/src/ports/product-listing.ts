import type { FacetCounts, Filters, Facets, SortOption } from '../catalogue/filters.ts'
import type { ListedProduct } from '../catalogue/product.ts'
import type { PortOptions } from './port-options.ts'

export interface ListingQuery {
  /** A category's slug, which includes its descendants; 'all' is every product. */
  readonly category: string
  readonly filters: Filters
  readonly sort: SortOption
  /** The facets the filters refer to: the price range without a limit, and how values match. */
  readonly rules: Facets
  /** How many products to skip, and the most to return. */
  readonly offset: number
  readonly limit: number
}

export interface ListingPage {
  readonly products: readonly ListedProduct[]
  /** The number of all matches. */
  readonly total: number
}

export type FacetQuery = Pick<ListingQuery, 'category' | 'filters' | 'rules'>

/** The product listing, page by page, for catalogues that are too large to read as a whole. */
export interface ProductListing {
  page(query: ListingQuery, options?: PortOptions): Promise<ListingPage>
  /** The facets of a category. */
  rules(category: string, options?: PortOptions): Promise<Facets>
  /** Facet counts for the current filters. */
  counts(query: FacetQuery, options?: PortOptions): Promise<FacetCounts>
}
