import { filterProducts } from './filter-products.ts'
import type { Filters, Facets, SortOption } from './filters.ts'
import type { Product } from './product.ts'
import { sortProducts } from './sort-products.ts'

/** The products of a listing: filtered and sorted. */
export function browse(
  products: readonly Product[],
  { filters, sort }: { readonly filters: Filters; readonly sort: SortOption },
  facets?: Facets,
): readonly Product[] {
  return sortProducts(filterProducts(products, filters, facets), sort)
}
