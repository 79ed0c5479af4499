import type { CreateProductVariantWorkflowInputDTO } from '@medusajs/framework/types'
import { pictureUrl, pricesOf, type Product, type Variant } from '@umber/sample-store'

export type VariantInput = CreateProductVariantWorkflowInputDTO & {
  readonly product_id: string
  /** Both are variant columns that are missing in the input type. */
  readonly thumbnail: string
  readonly variant_rank: number
}

/** The base price is the compare-at price, if there is one; the price list of the sale lowers it. */
export function variantInputs(product: Product): VariantInput[] {
  return product.variants.map((variant, rank) => ({
    product_id: product.id,
    title: variant.title,
    sku: variant.sku,
    thumbnail: pictureUrl(variant.picture),
    variant_rank: rank,
    options: optionsOf(variant),
    manage_inventory: variant.stock.kind !== 'uncounted',
    allow_backorder: variant.stock.kind === 'backorder',
    prices: pricesOf(product).map(({ currency, amount, compareAtAmount }) => ({
      currency_code: currency,
      amount: compareAtAmount ?? amount,
    })),
  }))
}

function optionsOf({ color, size }: Variant): Record<string, string> {
  return size === undefined ? { Color: color } : { Color: color, Size: size }
}
