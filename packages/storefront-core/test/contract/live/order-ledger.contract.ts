import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAddedUp, shown } from '../../support/shown-order.ts'
import { shownOrders } from '../../support/shown-orders.ts'
import { openShopWithOrders, type MadeOrder, type ShopWithOrders } from './shop-with-orders.ts'

let shop: ShopWithOrders
beforeAll(async () => {
  shop = await openShopWithOrders()
}, 60_000)
afterAll(async () => shop.merchant.close())

const shirts = (order: MadeOrder, quantity: number) => [{ id: order.line(shop.shirt), quantity }]

/** What the page shows now adds up, and is what the table has under the name. */
async function look(name: keyof typeof shownOrders, { id }: MadeOrder): Promise<void> {
  await shop.record(name, id)
  const seen = await shop.read(id)
  expectAddedUp(seen)
  expect(shown(seen), name).toEqual(shownOrders[name])
}

/** Two shirts that were paid and have arrived. */
async function arrived(code?: string): Promise<MadeOrder> {
  const order = await shop.order([[shop.shirt, 2]], code)
  await shop.merchant.capture(order.id)
  await shop.merchant.send(order.id, shirts(order, 2))
  return order
}

describe('The page and the history of an order on a real backend', { timeout: 240_000 }, () => {
  it('[F-79] refunds without a return', async () => {
    const { merchant, shirt, candle, code } = shop
    const order = await shop.order(
      [
        [shirt, 2],
        [candle, 1],
      ],
      code,
    )
    await look('placed with a discount', order)
    await merchant.capture(order.id)
    await merchant.refund(order.id, 50)
    await merchant.refund(order.id, 20)
    await look('refunded twice', order)
  })

  it('an exchange that is requested, received and refunded', async () => {
    const { merchant, candle } = shop
    const order = await arrived()
    await look('arrived', order)
    const back = await merchant.exchange(order.id, shirts(order, 1), [{ variant_id: candle, quantity: 1 }])
    await look('exchange requested', order)
    await merchant.receive(back, shirts(order, 1))
    await look('exchange received', order)
    await merchant.refund(order.id, 150)
    await merchant.send(order.id, [await shop.replacement(order.id)])
    await look('exchange sent and refunded', order)
  })

  it('a claim whose pieces come back', async () => {
    const { merchant, shirt } = shop
    const order = await arrived()
    const back = await merchant.claim(order.id, { back: shirts(order, 1) }, [
      { variant_id: shirt, quantity: 1 },
    ])
    await look('claim requested', order)
    await merchant.receive(back, shirts(order, 1))
    await look('claim received', order)
  })

  it('claims whose pieces stay, written off or not', async () => {
    const { merchant, shirt } = shop
    const instead = [{ variant_id: shirt, quantity: 1 }]
    const kept = await arrived()
    await merchant.claim(kept.id, {}, instead)
    await look('claim that keeps', kept)
    const writtenOff = await arrived()
    await merchant.claim(writtenOff.id, { writesOff: shirts(writtenOff, 1) }, instead)
    await look('claim written off', writtenOff)
  })

  it('an order that is edited after it was charged', async () => {
    const { merchant, shirt, candle } = shop
    const order = await shop.order([
      [shirt, 2],
      [candle, 1],
    ])
    await merchant.capture(order.id)
    await merchant.leave(order.id, { id: order.line(shirt), quantity: 0 })
    await look('edited down', order)
    await merchant.refund(order.id, 378)
    await look('edited down and refunded', order)
    await merchant.addTo(order.id, [{ variant_id: candle, quantity: 2 }])
    await look('edited up', order)
  })

  it('an order that is edited before it was charged', async () => {
    const order = await shop.order([[shop.shirt, 2]])
    await shop.merchant.addTo(order.id, [{ variant_id: shop.candle, quantity: 1 }])
    await look('edited before the charge', order)
  })

  it('a part that comes back, with a discount', async () => {
    const { merchant, code } = shop
    const order = await arrived(code)
    const back = await merchant.announceReturn(order.id, shirts(order, 1))
    await look('return requested', order)
    await merchant.receive(back, shirts(order, 1))
    await look('return received', order)
    await merchant.refund(order.id, 180.1)
    await look('return refunded with 10 more', order)
  })

  it('a cancellation, before and after the charge', async () => {
    const { merchant, shirt, code } = shop
    const before = await shop.order([[shirt, 1]])
    await merchant.cancel(before.id)
    await look('canceled before the charge', before)
    const after = await shop.order([[shirt, 1]], code)
    await merchant.capture(after.id)
    await merchant.refund(after.id, 50)
    await merchant.cancel(after.id)
    await look('canceled after the charge', after)
    await merchant.archive(after.id)
    await look('canceled and archived', after)
  })

  it('parcels, two labels in one of them, and an archived order', async () => {
    const { merchant, shirt, candle } = shop
    const order = await shop.order([
      [shirt, 2],
      [candle, 1],
    ])
    await merchant.capture(order.id)
    const one = shirts(order, 1)
    const first = await merchant.pack(order.id, one)
    await look('packed in part', order)
    await merchant.ship(order.id, first, one, ['AWB-1', 'AWB-2'])
    await look('shipped in part', order)
    await merchant.deliver(order.id, first)
    const rest = [...one, { id: order.line(candle), quantity: 1 }]
    const second = await merchant.pack(order.id, rest)
    await merchant.ship(order.id, second, rest, ['AWB-3'])
    await look('delivered in part', order)
    await merchant.deliver(order.id, second)
    await merchant.complete(order.id)
    await merchant.archive(order.id)
    await look('archived', order)
  })
})
