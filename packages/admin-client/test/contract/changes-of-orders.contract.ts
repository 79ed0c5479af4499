import { describe, expect, test } from 'vitest'
import { afterwards } from '../../../commerce-client/test/support/afterwards.ts'
import { one } from '../../../commerce-client/test/support/one.ts'
import { returnShipping } from '../../../commerce-client/test/support/return-shipping.ts'
import {
  cancelOpenChange,
  requestClaim,
  requestExchange,
  requestReturn,
  settleReturn,
} from '../../src/index.ts'
import { ended } from '../support/ended.ts'
import { liveTool } from '../support/live-tool.ts'
import { sellOwnProduct } from '../support/own-product-orders.ts'
import { stopping } from '../support/stopping.ts'

const tool = liveTool()
const { product, delivered, openChanges } = sellOwnProduct(tool)

describe('a return', () => {
  test.each(['begin', 'items', 'confirm'] as const)(
    'is requested once, although the answer to the step %s was lost',
    async (step) => {
      const { orderId, itemId } = await delivered()
      const input = { orderId, items: [{ itemId, quantity: 1 }], notify: false }
      const broken = await stopping(step, (lossy, options) => requestReturn(lossy, input, options))
      expect(broken).toMatchObject({ kind: 'unanswered', step })
      ended(broken, 'unanswered')
      const resume = JSON.parse(JSON.stringify(broken.checkpoint)) as typeof broken.checkpoint
      const resumed = await requestReturn(liveTool(), input, { resume })
      ended(resumed, 'done')
      const { returns } = await tool.admin.return.list({ order_id: orderId, fields: 'id,status,*items' })
      expect(returns).toMatchObject([{ id: resumed.id, status: 'requested', items: [{ quantity: 1 }] }])
      expect(await openChanges(orderId)).toBe(0)
    },
  )

  test('of too many items is refused, and blocks no other change', async () => {
    const { orderId, itemId } = await delivered()
    const input = { orderId, notify: false }
    const refused = await requestReturn(tool, { ...input, items: [{ itemId, quantity: 4 }] })
    expect(refused).toMatchObject({ kind: 'refused', step: 'items', undone: true, error: { status: 400 } })
    expect(await openChanges(orderId)).toBe(0)
    const allowed = await requestReturn(tool, { ...input, items: [{ itemId, quantity: 3 }] })
    expect(allowed).toMatchObject({ kind: 'done' })
  })

  test('that another user has canceled is not resumed', async () => {
    const { orderId, itemId } = await delivered()
    const input = { orderId, items: [{ itemId, quantity: 1 }], notify: false }
    const broken = await stopping('items', (lossy, options) => requestReturn(lossy, input, options))
    ended(broken, 'unanswered')
    await tool.admin.return.cancelRequest(broken.checkpoint.id ?? '')
    expect(await requestReturn(tool, input, { resume: broken.checkpoint })).toEqual({ kind: 'canceled' })
  })
})

describe('an exchange', () => {
  test('of one item for another is requested, its return received, and nothing is owed', async () => {
    const { orderId, itemId } = await delivered()
    const requested = await requestExchange(tool, {
      orderId,
      returned: [{ itemId, quantity: 1 }],
      sent: [{ variantId: product().variantId, quantity: 1 }],
      locationId: product().locationId,
      notify: false,
    })
    ended(requested, 'done')
    const settled = await settleReturn(tool, { orderId, returnId: requested.returnId ?? '', notify: false })
    expect(settled).toMatchObject({ kind: 'done', refunds: [], due: 0 })
    const { exchange } = await tool.admin.exchange.retrieve(requested.id, { fields: '*additional_items' })
    expect(exchange).toMatchObject({ additional_items: [{ quantity: 1 }] })
    expect((await tool.admin.return.retrieve(requested.returnId ?? '')).return.status).toBe('received')
  })

  test('is requested once, although an answer was lost', async () => {
    const { order, orderId, itemId } = await delivered()
    const wayBack = await returnShipping(tool.admin, product())
    const input = {
      orderId,
      returned: [{ itemId, quantity: 1 }],
      sent: [{ variantId: product().variantId, quantity: 1 }],
      returnShipping: { optionId: wayBack.id, amount: 0 },
      shipping: { optionId: one(order.shipping_methods).shipping_option_id ?? '', amount: 0 },
      notify: false,
    }
    const broken = await stopping('return-shipping', (lossy, options) =>
      requestExchange(lossy, input, options),
    )
    ended(broken, 'unanswered')
    const resumed = await requestExchange(tool, input, { resume: broken.checkpoint })
    ended(resumed, 'done')
    const { exchanges } = await tool.admin.exchange.list({ order_id: orderId })
    expect(exchanges.map(({ id }) => id)).toEqual([resumed.id])
    const { order: changed } = await tool.admin.order.retrieve(orderId, { fields: '*shipping_methods' })
    expect(changed.shipping_methods).toHaveLength(3)
    expect(await openChanges(orderId)).toBe(0)
  })
})

describe('an open change', () => {
  test.each<[string, (input: { orderId: string; itemId: string }) => Promise<unknown>]>([
    [
      'return_request',
      async ({ orderId, itemId }) =>
        stopping('items', (lossy, options) =>
          requestReturn(lossy, { orderId, items: [{ itemId, quantity: 1 }] }, options),
        ),
    ],
    [
      'return_receive',
      async ({ orderId, itemId }) => {
        const items = [{ itemId, quantity: 1 }]
        const done = await requestReturn(tool, { orderId, items, locationId: product().locationId })
        ended(done, 'done')
        const input = { orderId, returnId: done.id }
        return stopping('intact', (lossy, options) => settleReturn(lossy, input, options))
      },
    ],
    [
      'exchange',
      async ({ orderId, itemId }) => {
        const sent = [{ variantId: product().variantId, quantity: 1 }]
        const input = { orderId, returned: [{ itemId, quantity: 1 }], sent }
        return stopping('sent-items', (lossy, options) => requestExchange(lossy, input, options))
      },
    ],
    [
      'claim',
      async ({ orderId, itemId }) => {
        const input = { orderId, type: 'refund', claimed: [{ itemId, quantity: 1 }] } as const
        return stopping('claimed-items', (lossy, options) => requestClaim(lossy, input, options))
      },
    ],
  ])('of the type %s is canceled', async (type, begin) => {
    const { orderId, itemId } = await delivered()
    expect(await begin({ orderId, itemId })).toMatchObject({ kind: 'unanswered' })
    expect(await cancelOpenChange(tool, orderId)).toEqual({ kind: 'done', type })
    expect(await openChanges(orderId)).toBe(0)
  })
})

describe('a claim', () => {
  test('for a broken item is replaced, and the broken one comes back', async () => {
    const { orderId, itemId } = await delivered()
    const requested = await requestClaim(tool, {
      orderId,
      type: 'replace',
      claimed: [{ itemId, quantity: 1, reason: 'production_failure', note: 'a loose seam' }],
      returned: [{ itemId, quantity: 1 }],
      sent: [{ variantId: product().variantId, quantity: 1 }],
      locationId: product().locationId,
      notify: false,
    })
    ended(requested, 'done')
    const settled = await settleReturn(tool, {
      orderId,
      returnId: requested.returnId ?? '',
      items: [{ itemId, intact: 0, damaged: 1 }],
      notify: false,
    })
    expect(settled).toMatchObject({ kind: 'done' })
    const { claim } = await tool.admin.claim.retrieve(requested.id)
    expect(claim.additional_items).toMatchObject([{ quantity: 1 }])
    afterwards(async () => expect(await openChanges(orderId)).toBe(0))
  })
})
