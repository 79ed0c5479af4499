import { piecesLeft } from '../catalogue/variant-from-wire.ts'
import { field, list, text } from '../parse/read.ts'
import type { CartLine, Stock } from './cart.types.ts'

/** What a stock is counted of. */
export type VariantRef = Pick<CartLine, 'productId' | 'variantId'>

/** Reads the stock of these variants from a list of products. A variant that is not in the list is gone; undefined when the answer is no list. */
export function stockFromAnswer(answer: unknown, wanted: readonly VariantRef[]): Stock | undefined {
  const products = field(answer, 'products')
  if (!Array.isArray(products)) return undefined
  const variants = list(products).flatMap((product) => list(field(product, 'variants')))
  const left = new Map(variants.map((variant) => [text(field(variant, 'id')), piecesLeft(variant)]))
  return new Map(wanted.map(({ variantId }) => [variantId, left.get(variantId) ?? 'gone']))
}
