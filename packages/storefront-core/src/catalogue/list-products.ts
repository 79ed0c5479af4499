import type { ListingQuery } from '../ports/product-listing.ts'
import { browse } from './browse.ts'
import { productsWithin, type WholeCatalogue } from './products-in-category.ts'
import type { Product } from './product.ts'

/** A page of the listing, computed from all products. */
export function listProducts(
  catalogue: WholeCatalogue,
  { category, collectionId, offset, limit, facets, ...state }: ListingQuery,
): { readonly products: readonly Product[]; readonly total: number } {
  const found = browse(productsWithin(catalogue, { category, collectionId }), state, facets)
  return { products: found.slice(offset, offset + limit), total: found.length }
}
