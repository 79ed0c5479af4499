import type { ListedProduct } from '../catalogue/product.ts'
import type { ProductSummary } from '../ports/product-search.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'

/** What a tile, a suggestion or a wishlist keeps of a product: its first picture and its first variant's price. */
export function summaryOf({
  slug,
  name,
  description,
  price,
  compareAtPrice,
  images: [image],
}: ListedProduct): ProductSummary {
  return { slug, name, description, ...omitUndefined({ price, compareAtPrice, image }) }
}
