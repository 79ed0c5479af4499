import type { Product, Variant } from '../catalogue/product.ts'
import { multiplyMoney } from '../money/money.ts'
import { findVariant, type Selection } from '../selection/variant-selection.ts'
import type { CartLine } from './cart.types.ts'

/** With options chosen, the variant that has them all; without, the first one. */
export function chooseVariant(product: Product, selection: Selection): Variant | undefined {
  return Object.keys(selection).length === 0 ? product.variants[0] : findVariant(product, selection)
}

/** The line to show until the backend has one. Without a price there is none: a made-up one would be a lie. */
export function lineOf(product: Product, variant: Variant, quantity: number): CartLine | undefined {
  if (variant.price === undefined) return undefined
  const image = variant.image ?? product.images[0]
  return {
    id: '',
    productId: product.id,
    variantId: variant.id,
    quantity,
    selectedOptions: Object.fromEntries(variant.options.map(({ id, value }) => [id, value])),
    optionLabels: variant.options.map(({ value }) => value),
    price: variant.price,
    lineTotal: multiplyMoney(variant.price, quantity),
    name: product.name,
    slug: product.slug,
    ...(image === undefined ? {} : { image }),
    pending: true,
  }
}
