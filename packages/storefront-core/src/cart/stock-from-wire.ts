import { piecesLeft } from '../catalogue/variant-from-wire.ts'
import { field, list, text } from '../parse/read.ts'
import type { CartLine, Stock } from './cart.types.ts'

/** Identifies a variant for a stock count. */
export type VariantRef = Pick<CartLine, 'productId' | 'variantId'>

/**
 * Reads the stock of these variants from a product list. A variant that is not listed is `gone`; undefined
 * when the answer is no list.
 */
export function stockFromAnswer(answer: unknown, wanted: readonly VariantRef[]): Stock | undefined {
  const products = field(answer, 'products')
  if (!Array.isArray(products)) return undefined
  const variants = list(products).flatMap((product) => list(field(product, 'variants')))
  const left = new Map(variants.map((variant) => [text(field(variant, 'id')), piecesLeft(variant)]))
  return new Map(wanted.map(({ variantId }) => [variantId, left.get(variantId) ?? 'gone']))
}
