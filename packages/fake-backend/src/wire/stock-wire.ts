import type { FakeDatabase } from '../database.ts'
import type { FakeVariant } from '../fixtures/fake-product.ts'
import type { Wire } from './wire.ts'

export const isCounted = (variant: FakeVariant, database: FakeDatabase): boolean =>
  database.stock.has(variant.id) || variant.stock.kind !== 'uncounted' || variant.pieces !== undefined

const itemId = (variantId: string): string => `iitem_${variantId}`

/** The kinds of stock that a variant takes: of its pieces, if it is a set. */
export const inventoryItems = ({
  id,
  pieces = [{ variantId: id, quantity: 1 }],
}: FakeVariant): readonly Wire[] =>
  pieces.map(({ variantId, quantity }) => ({
    inventory_item_id: itemId(variantId),
    required_quantity: quantity,
    variant_id: id,
  }))

export function quantityOf(variant: FakeVariant, database: FakeDatabase): number {
  if (variant.pieces !== undefined) return database.limitOf(variant) ?? 0
  const known = variant.stock.kind === 'uncounted' ? 0 : variant.stock.quantity
  return database.stock.get(variant.id) ?? known
}
