import { piecesLeft } from '../catalogue/variant-from-wire.ts'
import { field, list, text } from '../reading/read.ts'
import type { CartLine, Stock } from './cart.types.ts'

/** What a stock is counted of. */
export type Ware = Pick<CartLine, 'productId' | 'variantId'>

/** What a list of products tells of the goods; what is not in it is gone. Nothing, when it is no list at all. */
export function stockFromAnswer(answer: unknown, goods: readonly Ware[]): Stock | undefined {
  const products = field(answer, 'products')
  if (!Array.isArray(products)) return undefined
  const variants = list(products).flatMap((product) => list(field(product, 'variants')))
  const left = new Map(variants.map((variant) => [text(field(variant, 'id')), piecesLeft(variant)]))
  return new Map(goods.map(({ variantId }) => [variantId, left.get(variantId) ?? 'gone']))
}
