/** @module-tag smoke */
import { describe, expect, test } from 'vitest'
import {
  editOrder,
  receiveReturn,
  refundOrder,
  requestExchange,
  requestReturn,
  settleReturn,
  type ReceivedItem,
} from '../../src/index.ts'
import { ended } from '../support/ended.ts'
import { liveTool } from '../support/live-tool.ts'
import { sellOwnProduct } from '../support/own-product-orders.ts'

const tool = liveTool()
const { product, delivered, refundsOf } = sellOwnProduct(tool)

/** Requests a return of some of an item, and returns what settles it. */
async function requested(orderId: string, itemId: string, quantity: number) {
  const { locationId } = product()
  const items = [{ itemId, quantity }]
  const done = await requestReturn(tool, { orderId, items, locationId, notify: false })
  ended(done, 'done')
  const settle = async (arrived?: readonly ReceivedItem[]) =>
    settleReturn(tool, { orderId, returnId: done.id, items: arrived, notify: false })
  return { returnId: done.id, settle }
}

describe('what is owed', () => {
  test('is what has arrived of a parcel, and the rest when it arrives', async () => {
    const { orderId, itemId } = await delivered()
    const { settle } = await requested(orderId, itemId, 3)
    expect(await refundOrder(tool, { orderId })).toMatchObject({ kind: 'done', refunds: [] })
    const { price } = product()
    expect(await settle([{ itemId, intact: 1 }])).toMatchObject({
      kind: 'done',
      refunds: [{ amount: price }],
    })
    expect(await settle([{ itemId, intact: 0, damaged: 1 }])).toMatchObject({ refunds: [{ amount: price }] })
    await expect(settle([{ itemId, intact: 2 }])).rejects.toThrow('items[0].intact')
    expect(await settle()).toMatchObject({ kind: 'done', refunds: [{ amount: price }] })
    // All of it is here: nothing is received or refunded once more.
    expect(await settle()).toMatchObject({ kind: 'done', refunds: [] })
    expect(await refundsOf(orderId)).toEqual([price, price, price])
  })

  test('is what has arrived of one return, while another is requested', async () => {
    const { orderId, itemId } = await delivered()
    const first = await requested(orderId, itemId, 1)
    const second = await requested(orderId, itemId, 2)
    const { price } = product()
    expect(await first.settle()).toMatchObject({ kind: 'done', refunds: [{ amount: price }] })
    expect(await refundOrder(tool, { orderId })).toMatchObject({ kind: 'done', refunds: [] })
    await expect(first.settle([{ itemId, intact: 1 }])).rejects.toThrow('items[0].intact')
    expect(await second.settle()).toMatchObject({ kind: 'done', refunds: [{ amount: 2 * price }] })
    expect(await refundsOf(orderId)).toEqual([price, 2 * price])
  })

  test('is nothing of an exchange before it arrives', async () => {
    const { orderId, itemId } = await delivered()
    const { locationId, variantId, price } = product()
    const done = await requestExchange(tool, {
      orderId,
      returned: [{ itemId, quantity: 3 }],
      sent: [{ variantId, quantity: 1 }],
      locationId,
      notify: false,
    })
    ended(done, 'done')
    expect(await refundOrder(tool, { orderId })).toMatchObject({ kind: 'done', refunds: [] })
    const settled = await settleReturn(tool, { orderId, returnId: done.returnId ?? '', notify: false })
    expect(settled).toMatchObject({ kind: 'done', refunds: [{ amount: 2 * price }], due: 0 })
  })

  test('is what an edit took away, and goodwill comes on top', async () => {
    const { order, orderId, itemId } = await delivered()
    const { price, currency } = product()
    const goodwill = { orderId, amount: 10.5, limit: 'captured', note: 'a scratch' } as const
    expect(await refundOrder(tool, goodwill)).toMatchObject({
      kind: 'done',
      refunds: [{ amount: 10.5 }],
      due: 0,
    })
    const { settle } = await requested(orderId, itemId, 1)
    expect(await settle()).toMatchObject({ kind: 'done', refunds: [{ amount: price }], due: 0 })
    const rest = Math.round((order.total - price - 10.5) * 100) / 100
    expect(await refundOrder(tool, { ...goodwill, amount: rest + 1 })).toEqual({
      kind: 'exceeds',
      possible: rest,
      currency,
    })
    await expect(refundOrder(tool, { ...goodwill, amount: 1.005 })).rejects.toThrow('amount is 1.005')
    const edited = editOrder(tool, {
      orderId,
      add: [{ variantId: product().variantId, quantity: 1, unitPrice: 1.005 }],
    })
    await expect(edited).rejects.toThrow('add[0].unitPrice')
  })

  test('is told by an edit without what is only requested', async () => {
    const { orderId, itemId } = await delivered()
    await requested(orderId, itemId, 1)
    const add = [{ variantId: product().variantId, quantity: 1, unitPrice: 5 }]
    expect(await editOrder(tool, { orderId, add })).toMatchObject({ kind: 'done', due: 5 })
  })

  test('is refunded once when it is pressed twice at once', async () => {
    const { orderId, itemId } = await delivered()
    const { returnId } = await requested(orderId, itemId, 1)
    await receiveReturn(tool, { orderId, returnId, notify: false })
    const { price } = product()
    const both = await Promise.all([refundOrder(tool, { orderId }), refundOrder(liveTool(), { orderId })])
    expect(both).toMatchObject([{ refunds: [{ amount: price }] }, { refunds: [{ amount: price }] }])
    expect(await refundsOf(orderId)).toEqual([price])
  })
})
