import { Refusal } from '../refusal.ts'
import type { FakeCart, FakeWorld } from '../world.ts'

/** The shop's own code for products that are not published any more. */
export function checkSale(world: FakeWorld, { lines }: FakeCart): void {
  const gone = lines.filter(({ variantId }) => world.variant(variantId) === undefined)
  if (gone.length === 0) return
  const message = `Variants ${gone.map(({ variantId }) => variantId).join(', ')} do not exist or belong to a product that is not published`
  throw new Refusal(400, { code: 'not_for_sale', type: 'not_allowed', message })
}
