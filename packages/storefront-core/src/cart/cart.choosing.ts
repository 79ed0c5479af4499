import type { Product, Variant } from '../catalogue/product.ts'
import { multiplyMoney } from '../money/money.ts'
import { findVariant } from '../selection/variant-selection.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import type { AddIntent, VariantChoice } from './cart.intents.ts'
import type { CartLine } from './cart.types.ts'

/** The variant with the chosen id or options; without options, the first variant. */
function chooseVariant(product: Product, choice: VariantChoice): Variant | undefined {
  if (choice.by === 'id') return product.variants.find(({ id }) => id === choice.variantId)
  const { selection } = choice
  return Object.keys(selection).length === 0 ? product.variants[0] : findVariant(product, selection)
}

/** The intent with its variant, ready to be sent; undefined when the product has no such variant. */
export function withVariant(intent: AddIntent, product: Product): AddIntent | undefined {
  const variant = chooseVariant(product, intent.choice)
  if (variant === undefined) return undefined
  const line = lineOf(product, variant, intent.quantity)
  return { ...intent, stage: 'waiting', variantId: variant.id, ...omitUndefined({ line }) }
}

/**
 * The line to show until the backend returns one; undefined without a price, because an invented one would be
 * wrong.
 */
function lineOf(product: Product, variant: Variant, quantity: number): CartLine | undefined {
  if (variant.price === undefined) return undefined
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
    pending: true,
    ...omitUndefined({ image: variant.image ?? product.images[0] }),
  }
}
