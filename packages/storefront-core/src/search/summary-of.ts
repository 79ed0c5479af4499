import type { ListedProduct } from '../catalogue/listed-product.ts'
import type { ProductSummary } from '../ports/product-search.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'

type SummarySource = Pick<
  ListedProduct,
  'slug' | 'name' | 'description' | 'price' | 'compareAtPrice' | 'lowestPrice' | 'images' | 'rating'
>

/**
 * The summary of a product for tiles, suggestions and the wishlist: first picture, price of the first
 * variant.
 */
export function summaryOf({
  slug,
  name,
  description,
  price,
  compareAtPrice,
  lowestPrice,
  rating,
  images: [image],
}: SummarySource): ProductSummary {
  return { slug, name, description, ...omitUndefined({ price, compareAtPrice, lowestPrice, rating, image }) }
}
