import type { ListingQuery } from '../ports/product-listing.ts'
import { browse } from './browse.ts'
import { productsInCategory } from './products-in-category.ts'
import type { Category } from './category.ts'
import type { Product } from './product.ts'

export interface WholeCatalogue {
  readonly products: readonly Product[]
  readonly categories: readonly Category[]
}

/** A page of the listing, computed from all products. */
export function listProducts(
  { products, categories }: WholeCatalogue,
  { category, offset, limit, facets, ...state }: ListingQuery,
): { readonly products: readonly Product[]; readonly total: number } {
  const found = browse(productsInCategory(products, categories, category), state, facets)
  return { products: found.slice(offset, offset + limit), total: found.length }
}
