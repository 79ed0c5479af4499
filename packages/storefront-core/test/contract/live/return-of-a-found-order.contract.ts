import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLiveOrderLookup } from '../../../src/live/order-lookup.ts'
import { createLiveReturns } from '../../../src/live/returns.ts'
import { returnableQuantity } from '../../../src/orders/returnable.ts'
import { backend } from '../backend.ts'
import { openShopWithOrders, type ShopWithOrders } from './shop-with-orders.ts'

const { client: visitor, backendUrl } = backend()

let shop: ShopWithOrders
beforeAll(async () => {
  shop = await openShopWithOrders()
}, 60_000)
afterAll(async () => shop.merchant.close())

it(
  'What is offered for a customer’s order that was opened by a lookup, the backend accepts',
  {
    timeout: 120_000,
  },
  async () => {
    const { merchant, shirt, email } = shop
    const order = await shop.order([[shirt, 2]])
    await merchant.send(order.id, [{ id: order.line(shirt), quantity: 2 }])
    const { page } = await shop.read(order.id)
    const lookup = createLiveOrderLookup(visitor, backendUrl)
    const open = async () => {
      const found = await lookup.find(Number(page.displayId), email)
      if (found.kind !== 'found') throw new Error('The order is not found')
      return found.order
    }
    const time = { days: 30, now: Date.now() }
    const offeredIn = (found: Awaited<ReturnType<typeof open>>) =>
      found.items.map((line) => returnableQuantity(line, found, time))

    const found = await open()
    expect(offeredIn(found)).toEqual([2])
    expect({ ...found, access: undefined }).toEqual({ ...page, access: undefined })
    const returns = createLiveReturns(visitor)
    const { ways, reasons } = await returns.terms(found)
    expect(ways).toMatchObject([{ name: 'Return by post', price: { amount: 0 } }])
    const wish = (quantity: number) => ({
      orderId: found.id,
      access: found.access ?? '',
      wayId: ways[0]?.id ?? '',
      items: [{ id: order.line(shirt), quantity, reasonId: reasons[0]?.id ?? '', note: '' }],
    })
    expect(await returns.request(wish(1))).toEqual({ kind: 'requested' })
    expect(offeredIn(await open())).toEqual([1])
    expect(await returns.request(wish(2))).toMatchObject({ kind: 'refused' })
    expect(await returns.request({ ...wish(1), access: `${found.access}x` })).toMatchObject({
      kind: 'refused',
    })
    expect(await returns.request(wish(1))).toEqual({ kind: 'requested' })
    expect(offeredIn(await open())).toEqual([0])
  },
)
