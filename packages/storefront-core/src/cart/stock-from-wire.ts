import { noRetry } from '../catalogue/catalogue-client.ts'
import { quantityLeft } from '../catalogue/variant-from-wire.ts'
import { field, list, text } from '../parse/read.ts'
import type { CartLine, Stock } from './cart.types.ts'
import type { CartClient } from './cart-client.ts'

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
  const left = new Map(variants.map((variant) => [text(field(variant, 'id')), quantityLeft(variant)]))
  return new Map(wanted.map(({ variantId }) => [variantId, left.get(variantId) ?? 'gone']))
}

const fields = 'variants.id,variants.manage_inventory,variants.allow_backorder,variants.inventory_quantity'

/**
 * The stock of all these lines, in one request: `GET /store/products`. Undefined when the answer cannot be
 * read; rejects as the client does.
 */
export async function readStock(
  client: CartClient,
  lines: readonly VariantRef[],
): Promise<Stock | undefined> {
  const id = [...new Set(lines.map(({ productId }) => productId))]
  if (id.length === 0) return new Map()
  const query = { id, limit: id.length, fields }
  return stockFromAnswer(await client.store.product.list(query, undefined, noRetry), lines)
}
