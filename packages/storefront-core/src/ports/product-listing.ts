import type { FacetCounts, Filters, Facets, SortOption } from '../catalogue/filters.ts'
import type { ListedProduct } from '../catalogue/product.ts'
import type { PortOptions } from './port-options.ts'

export interface ListingQuery {
  /** The slug of a category, whose goods and those of everything below it are meant; 'all' is everything on sale. */
  readonly category: string
  readonly filters: Filters
  readonly sort: SortOption
  /** What the filters are to be understood by: where a price range has no end, and which values a product is filed under. */
  readonly rules: Facets
  /** How many products to leave out, and how many to answer with at most. */
  readonly offset: number
  readonly limit: number
}

export interface ListingPage {
  readonly products: readonly ListedProduct[]
  /** All matches, of which `products` is a part. */
  readonly total: number
}

export type FacetQuery = Pick<ListingQuery, 'category' | 'filters' | 'rules'>

/** The catalogue by the page, for a shop too large to be read whole. */
export interface ProductListing {
  page(query: ListingQuery, options?: PortOptions): Promise<ListingPage>
  /** What the goods of a category can be narrowed by. */
  rules(category: string, options?: PortOptions): Promise<Facets>
  /** What is left to choose from beside what is chosen. */
  counts(query: FacetQuery, options?: PortOptions): Promise<FacetCounts>
}
