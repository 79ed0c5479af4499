import { piecesLeft } from '../catalogue/variant-from-wire.ts'
import { field, list, text } from '../reading/read.ts'
import type { Ware } from './cart.events.ts'
import type { Stock } from './cart.types.ts'

/** What a list of products tells of the goods; what is not in it is gone. Nothing, when it is no list at all. */
export function stockFromAnswer(answer: unknown, goods: readonly Ware[]): Stock | undefined {
  const products = field(answer, 'products')
  if (!Array.isArray(products)) return undefined
  const variants = list(products).flatMap((product) => list(field(product, 'variants')))
  const left = new Map(variants.map((variant) => [text(field(variant, 'id')), piecesLeft(variant)]))
  return new Map(goods.map(({ variantId }) => [variantId, left.get(variantId) ?? 'gone']))
}
