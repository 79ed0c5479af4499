import { Refusal } from '../refusal.ts'
import type { FakeCart, FakeDatabase } from '../database.ts'

/** Custom error code for unpublished products. */
export function checkSale(database: FakeDatabase, { lines }: FakeCart): void {
  const gone = lines.filter(({ variantId }) => database.variant(variantId) === undefined)
  if (gone.length === 0) return
  const message = `Variants ${gone.map(({ variantId }) => variantId).join(', ')} do not exist or belong to a product that is not published`
  throw new Refusal(400, { code: 'not_for_sale', type: 'not_allowed', message })
}
