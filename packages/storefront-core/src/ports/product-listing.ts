import type { FacetCounts, Filters, Facets, SortOption } from '../catalogue/filters.ts'
import type { ListedProduct } from '../catalogue/listed-product.ts'
import type { Product } from '../catalogue/product.ts'
import type { PortOptions } from './port-options.ts'

/** Which products a list is made of. */
export interface ListScope {
  /** A category's slug, which includes its descendants; 'all' is every product. */
  readonly category: string
  /** Only the products of this collection. */
  readonly collectionId?: string | undefined
  /** Only the products that a search for this finds, the best first where the order is `featured`. Never blank. */
  readonly term?: string | undefined
  /** Only products whose price is reduced. */
  readonly isReduced?: true | undefined
}

export interface ListingQuery extends ListScope {
  /** Checked against the facets (`knownFilters`), or `noFilters`. */
  readonly filters: Filters
  /** The facets the filters belong to: the price range without a limit, and how values match. */
  readonly facets?: Facets | undefined
  readonly sort: SortOption
  /** How many products to skip, and the most to return. */
  readonly offset: number
  readonly limit: number
}

export interface ListingPage {
  readonly products: readonly ListedProduct[]
  /** The number of all matches. */
  readonly total: number
  /** The rest of the catalogue is still loading: more products may match. */
  readonly isPartial?: true
}

export interface ListingOptions extends PortOptions {
  /** Called with what can be shown before the answer is complete. Not every adapter has something. */
  readonly onProgress?: ((page: ListingPage) => void) | undefined
}

export type FacetQuery = ListScope & Pick<ListingQuery, 'filters' | 'facets'>

/** The lists of the shop's products. An adapter reads the whole catalogue, or each page from the backend. */
export interface ProductListing {
  page(query: ListingQuery, options?: ListingOptions): Promise<ListingPage>
  /**
   * The page as far as it is known without a request, and undefined if nothing of it is. Absent where every
   * page is requested.
   */
  peek?(query: ListingQuery): ListingPage | undefined
  /** A product that the lists are made of. Absent where every page is requested. */
  peekProduct?(slug: string): Product | undefined
  /** The facets of a category or a collection. */
  facets(scope: ListScope, options?: PortOptions): Promise<Facets>
  /** Facet counts for the current filters. Absent where the facets have no counts. */
  counts?(query: FacetQuery, options?: PortOptions): Promise<FacetCounts>
  /** The products with these ids that are for sale, in this order. Absent where nothing is chosen by hand. */
  withIds?(ids: readonly string[], options?: PortOptions): Promise<readonly ListedProduct[]>
  /** At most `limit` other products of the product's category. */
  related(
    product: Pick<Product, 'id' | 'categoryId' | 'categoryIds'>,
    limit: number,
    options?: PortOptions,
  ): Promise<readonly ListedProduct[]>
}
