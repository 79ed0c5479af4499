import type { CartClient } from './cart-client.ts'
import { stockFromAnswer, type VariantRef } from './stock-from-wire.ts'
import type { Stock } from './cart.types.ts'

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
  return stockFromAnswer(await client.store.product.list(query, undefined, { retry: false }), lines)
}
