import { daysSinceArrival } from './arrival.ts'
import { catalogue } from './products/catalogue.ts'
import type { ProductCopy } from './products/product-copy.ts'
import { pictureName, variantsOf, type Variant } from './variant.ts'
import { viewNames } from './views.ts'

export interface Product extends ProductCopy {
  /** Fixed, so that a storefront's configuration can name a product before the backend exists. */
  readonly id: string
  readonly isFeatured: boolean
  readonly addedDaysAgo: number
  readonly variants: readonly Variant[]
  /** Names in the picture manifest: the default colour first, then its other views, then the other colours. */
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
    pictures: picturesOf(copy),
  }
}

function picturesOf({ slug, colors: [first, ...others] }: ProductCopy): readonly string[] {
  if (first === undefined) return []
  return [
    pictureName(slug, first),
    ...viewNames.map((view) => `${slug}-${view}`),
    ...others.map((color) => pictureName(slug, color)),
  ]
}
