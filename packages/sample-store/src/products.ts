import { daysSinceArrival } from './arrival.ts'
import { catalogue } from './products/catalogue.ts'
import type { ProductCopy } from './products/product-copy.ts'
import { pictureName, variantsOf, type Variant } from './variant.ts'

export interface Product extends ProductCopy {
  /** Fixed, so that a storefront's configuration can name a product before the backend exists. */
  readonly id: string
  readonly isFeatured: boolean
  readonly addedDaysAgo: number
  readonly variants: readonly Variant[]
  /** Names in the picture manifest: one per colour, the default colour first. */
  readonly pictures: readonly string[]
}

export const featuredSlugs = ['linen-shirt', 'fig-vetiver-candle'] as const

/** The products that quick search, suggestions and the wishlist know without asking the backend. */
export const quickSearchSlugs = [
  'heavyweight-tee',
  'linen-shirt',
  'slip-dress',
  'ribbed-tank',
  'poplin-shirt',
  'round-sunglasses',
  'field-watch',
  'fig-vetiver-candle',
] as const

export function productId(slug: string): string {
  return `prod_umber_${slug.replaceAll('-', '_')}`
}

export const featuredProductIds: readonly string[] = featuredSlugs.map(productId)

const arrival = daysSinceArrival(catalogue)

export const products: readonly Product[] = catalogue.map(productOf)

function productOf(copy: ProductCopy): Product {
  const id = productId(copy.slug)
  return {
    ...copy,
    id,
    isFeatured: featuredProductIds.includes(id),
    addedDaysAgo: arrival.get(copy.slug) ?? 0,
    variants: variantsOf(copy),
    pictures: copy.colors.map((color) => pictureName(copy.slug, color)),
  }
}
