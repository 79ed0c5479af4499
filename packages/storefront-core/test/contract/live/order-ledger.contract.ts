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

/** What the page shows now, which adds up. */
async function look(name: keyof typeof shownOrders, { id }: MadeOrder) {
  await shop.record(name, id)
  const seen = await shop.read(id)
  expectAddedUp(seen)
  return shown(seen)
}

/** Two shirts that were paid and have arrived. */
async function arrived(code?: string): Promise<MadeOrder> {
  const order = await shop.order([[shop.shirt, 2]], code)
  await shop.merchant.capture(order.id)
  await shop.merchant.send(order.id, shirts(order, 2))
  return order
}

describe('The page and the history of an order on a real backend', { timeout: 240_000 }, () => {
  it('refunds without a return', async () => {
    const { merchant, shirt, candle, code } = shop
    const order = await shop.order(
      [
        [shirt, 2],
        [candle, 1],
      ],
      code,
    )
    expect(await look('placed with a discount', order)).toEqual(shownOrders['placed with a discount'])
    await merchant.capture(order.id)
    await merchant.refund(order.id, 50)
    await merchant.refund(order.id, 20)
    expect(await look('refunded twice', order)).toEqual(shownOrders['refunded twice'])
  })

  it('an exchange that is requested, received and refunded', async () => {
    const { merchant, candle } = shop
    const order = await arrived()
    expect(await look('arrived', order)).toEqual(shownOrders.arrived)
    const back = await merchant.exchange(order.id, shirts(order, 1), [{ variant_id: candle, quantity: 1 }])
    expect(await look('exchange requested', order)).toEqual(shownOrders['exchange requested'])
    await merchant.receive(back, shirts(order, 1))
    expect(await look('exchange received', order)).toEqual(shownOrders['exchange received'])
    await merchant.refund(order.id, 150)
    await merchant.send(order.id, [await shop.replacement(order.id)])
    expect(await look('exchange sent and refunded', order)).toEqual(shownOrders['exchange sent and refunded'])
  })

  it('a claim whose pieces come back', async () => {
    const { merchant, shirt } = shop
    const order = await arrived()
    const back = await merchant.claim(order.id, { back: shirts(order, 1) }, [
      { variant_id: shirt, quantity: 1 },
    ])
    expect(await look('claim requested', order)).toEqual(shownOrders['claim requested'])
    await merchant.receive(back, shirts(order, 1))
    expect(await look('claim received', order)).toEqual(shownOrders['claim received'])
  })

  it('claims whose pieces stay, written off or not', async () => {
    const { merchant, shirt } = shop
    const instead = [{ variant_id: shirt, quantity: 1 }]
    const kept = await arrived()
    await merchant.claim(kept.id, {}, instead)
    expect(await look('claim that keeps', kept)).toEqual(shownOrders['claim that keeps'])
    const writtenOff = await arrived()
    await merchant.claim(writtenOff.id, { writesOff: shirts(writtenOff, 1) }, instead)
    expect(await look('claim written off', writtenOff)).toEqual(shownOrders['claim written off'])
  })

  it('an order that is edited after it was charged', async () => {
    const { merchant, shirt, candle } = shop
    const order = await shop.order([
      [shirt, 2],
      [candle, 1],
    ])
    await merchant.capture(order.id)
    await merchant.leave(order.id, { id: order.line(shirt), quantity: 0 })
    expect(await look('edited down', order)).toEqual(shownOrders['edited down'])
    await merchant.refund(order.id, 378)
    expect(await look('edited down and refunded', order)).toEqual(shownOrders['edited down and refunded'])
    await merchant.addTo(order.id, [{ variant_id: candle, quantity: 2 }])
    expect(await look('edited up', order)).toEqual(shownOrders['edited up'])
  })

  it('an order that is edited before it was charged', async () => {
    const order = await shop.order([[shop.shirt, 2]])
    await shop.merchant.addTo(order.id, [{ variant_id: shop.candle, quantity: 1 }])
    expect(await look('edited before the charge', order)).toEqual(shownOrders['edited before the charge'])
  })

  it('a part that comes back, with a discount', async () => {
    const { merchant, code } = shop
    const order = await arrived(code)
    const back = await merchant.announceReturn(order.id, shirts(order, 1))
    expect(await look('return requested', order)).toEqual(shownOrders['return requested'])
    await merchant.receive(back, shirts(order, 1))
    expect(await look('return received', order)).toEqual(shownOrders['return received'])
    await merchant.refund(order.id, 180.1)
    expect(await look('return refunded with 10 more', order)).toEqual(
      shownOrders['return refunded with 10 more'],
    )
  })

  it('a cancellation, before and after the charge', async () => {
    const { merchant, shirt, code } = shop
    const before = await shop.order([[shirt, 1]])
    await merchant.cancel(before.id)
    expect(await look('canceled before the charge', before)).toEqual(
      shownOrders['canceled before the charge'],
    )
    const after = await shop.order([[shirt, 1]], code)
    await merchant.capture(after.id)
    await merchant.refund(after.id, 50)
    await merchant.cancel(after.id)
    expect(await look('canceled after the charge', after)).toEqual(shownOrders['canceled after the charge'])
    await merchant.archive(after.id)
    expect(await look('canceled and archived', after)).toEqual(shownOrders['canceled and archived'])
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
    expect(await look('packed in part', order)).toEqual(shownOrders['packed in part'])
    await merchant.ship(order.id, first, one, ['AWB-1', 'AWB-2'])
    expect(await look('shipped in part', order)).toEqual(shownOrders['shipped in part'])
    await merchant.deliver(order.id, first)
    const rest = [...one, { id: order.line(candle), quantity: 1 }]
    const second = await merchant.pack(order.id, rest)
    await merchant.ship(order.id, second, rest, ['AWB-3'])
    expect(await look('delivered in part', order)).toEqual(shownOrders['delivered in part'])
    await merchant.deliver(order.id, second)
    await merchant.complete(order.id)
    await merchant.archive(order.id)
    expect(await look('archived', order)).toEqual(shownOrders.archived)
  })
})
