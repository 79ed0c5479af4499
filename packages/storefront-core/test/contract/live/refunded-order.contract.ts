/** @module-tag smoke */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectAddedUp, shown } from '../../support/shown-order.ts'
import { openShopWithOrders, type ShopWithOrders } from './shop-with-orders.ts'

let shop: ShopWithOrders
beforeAll(async () => {
  shop = await openShopWithOrders()
}, 60_000)
afterAll(async () => shop.merchant.close())

it('What an order costs adds up after a refund without a return', { timeout: 60_000 }, async () => {
  const { id } = await shop.order([[shop.shirt, 2]], shop.code)
  await shop.merchant.capture(id)
  await shop.merchant.refund(id, 50)
  const seen = await shop.read(id)
  expectAddedUp(seen)
  expect(shown(seen)).toMatchObject({
    rows: { items: 378, discount: -37.8, delivery: 5.99, credit: -50 },
    total: 296.19,
    charged: 346.19,
    refunded: 50,
  })
})
