import type { Color, Size } from './palette.ts'
import type { ProductCopy } from './products/product-copy.ts'
import { stockOf, type Stock } from './stock.ts'

export interface Variant {
  readonly sku: string
  readonly title: string
  readonly color: Color
  readonly size?: Size
  readonly stock: Stock
  /** A name in the picture manifest. */
  readonly picture: string
}

export function pictureName(slug: string, color: Color): string {
  return `${slug}-${color.toLowerCase()}`
}

/** Every colour in every size, in the product's own order, so that the first one is the default. */
export function variantsOf(product: ProductCopy): readonly Variant[] {
  return product.colors.flatMap((color) =>
    product.sizes.length === 0
      ? [variantOf(product, color)]
      : product.sizes.map((size) => variantOf(product, color, size)),
  )
}

function variantOf(product: ProductCopy, color: Color, size?: Size): Variant {
  const parts = size === undefined ? [color] : [color, size]
  const sku = [product.slug, ...parts].join('-').toUpperCase()
  return {
    sku,
    title: parts.join(' / '),
    color,
    ...(size === undefined ? {} : { size }),
    stock: stockOf(sku),
    picture: pictureName(product.slug, color),
  }
}
