import { Refusal } from '../refusal.ts'
import type { FakeCart, FakeDatabase } from '../database.ts'
import { checkStock } from './cart-routes.ts'
import { checkSale } from './check-sale.ts'

/** Custom, before a cart is paid and before it is ordered: Medusa itself orders at the prices in the cart. */
export function checkOrderRules(database: FakeDatabase, cart: FakeCart): void {
  checkSale(database, cart)
  const repriced = cart.lines.filter(
    ({ variantId, price }) => database.priceToday(variantId, cart.regionId) !== price,
  )
  if (repriced.length > 0) {
    const message = `The price has changed of ${repriced.map(({ id }) => id).join(', ')}.`
    throw new Refusal(400, { code: 'price_changed', type: 'not_allowed', message })
  }
  for (const { variantId, quantity } of cart.lines) checkStock(database, variantId, quantity)
}
