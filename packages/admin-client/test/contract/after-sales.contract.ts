/** @module-tag smoke */
import { describe, expect, test } from 'vitest'
import { returnShipping } from '../../../commerce-client/test/support/return-shipping.ts'
import { refundOrder, requestClaim, requestExchange, requestReturn, settleReturn } from '../../src/index.ts'
import { ended } from '../support/ended.ts'
import { liveTool } from '../support/live-tool.ts'
import { sellOwnProduct } from '../support/own-product-orders.ts'
import { stopping } from '../support/stopping.ts'

const tool = liveTool()
const { product, delivered, refundsOf } = sellOwnProduct(tool)

describe('a return', () => {
  test('is requested, received with one damaged item, and refunded', async () => {
    const { orderId, itemId } = await delivered()
    const wayBack = await returnShipping(tool.admin, product())
    const before = (await product().stock()).stocked_quantity
    const steps: string[] = []
    const requested = await requestReturn(
      tool,
      {
        orderId,
        items: [{ itemId, quantity: 2, note: 'too small' }],
        locationId: product().locationId,
        shipping: { optionId: wayBack.id, amount: 0 },
        notify: false,
      },
      { onProgress: ({ step, done, total }) => steps.push(`${step} ${done}/${total}`) },
    )
    ended(requested, 'done')
    expect(steps).toEqual(['begin 0/4', 'items 1/4', 'shipping 2/4', 'confirm 3/4'])

    const settled = await settleReturn(tool, {
      orderId,
      returnId: requested.id,
      items: [{ itemId, intact: 1, damaged: 1 }],
      refund: { note: 'two of three' },
      notify: false,
    })
    expect(settled).toMatchObject({ kind: 'done', currency: product().currency, due: 0 })
    expect(await refundsOf(orderId)).toEqual([2 * product().price])
    expect((await product().stock()).stocked_quantity).toBe(before + 1)
    const { return: seen } = await tool.admin.return.retrieve(requested.id, { fields: '*items' })
    expect(seen).toMatchObject({ status: 'received', items: [{ received_quantity: 2, damaged_quantity: 1 }] })
  })

  test('is refunded once, although the answer to the refund was lost', async () => {
    const { orderId, itemId } = await delivered()
    const { locationId } = product()
    const items = [{ itemId, quantity: 1 }]
    const requested = await requestReturn(tool, { orderId, items, locationId, notify: false })
    ended(requested, 'done')
    const input = { orderId, returnId: requested.id, notify: false, refund: { amount: product().price } }
    const broken = await stopping('refund', (lossy, options) => settleReturn(lossy, input, options))
    expect(broken).toMatchObject({ kind: 'unanswered', step: 'refund', checkpoint: { received: true } })
    ended(broken, 'unanswered')
    const settled = await settleReturn(tool, input, { resume: broken.checkpoint })
    expect(settled).toMatchObject({ kind: 'done', refunds: [], due: 0 })
    expect(await refundsOf(orderId)).toEqual([product().price])
  })

  test('refunds no more than the shop owes', async () => {
    const { orderId } = await delivered()
    expect(await refundOrder(tool, { orderId, amount: 1 })).toEqual({
      kind: 'exceeds',
      possible: 0,
      currency: product().currency,
    })
    expect(await refundOrder(tool, { orderId })).toMatchObject({ kind: 'done', refunds: [] })
    expect(await refundsOf(orderId)).toEqual([])
  })
})

describe('an exchange', () => {
  test('for something cheaper is refunded in part', async () => {
    const { orderId, itemId } = await delivered()
    const requested = await requestExchange(tool, {
      orderId,
      returned: [{ itemId, quantity: 2 }],
      sent: [{ variantId: product().variantId, quantity: 1 }],
      locationId: product().locationId,
      notify: false,
    })
    ended(requested, 'done')
    const settled = await settleReturn(tool, { orderId, returnId: requested.returnId ?? '', notify: false })
    expect(settled).toMatchObject({ kind: 'done', due: 0 })
    expect(await refundsOf(orderId)).toEqual([product().price])
  })
})

describe('a claim', () => {
  test('for a missing item is refunded', async () => {
    const { orderId, itemId } = await delivered()
    const requested = await requestClaim(tool, {
      orderId,
      type: 'refund',
      claimed: [{ itemId, quantity: 1, reason: 'missing_item' }],
      notify: false,
    })
    expect(requested).toMatchObject({ kind: 'done' })
    // If this fails, Medusa counts what is claimed as owed, and the limit is no longer needed.
    expect(await refundOrder(tool, { orderId })).toMatchObject({ kind: 'done', refunds: [] })
    const input = { orderId, amount: product().price, note: 'missing' }
    expect(await refundOrder(tool, input)).toMatchObject({ kind: 'exceeds', possible: 0 })
    const refunded = await refundOrder(tool, { ...input, limit: 'captured' })
    expect(refunded).toMatchObject({ kind: 'done', refunds: [{ amount: product().price }], due: 0 })
    expect(await refundsOf(orderId)).toEqual([product().price])
  })
})
