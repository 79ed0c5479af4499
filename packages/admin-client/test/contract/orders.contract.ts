import { beforeAll, describe, expect, test } from 'vitest'
import { afterwards } from '../../../commerce-client/test/support/afterwards.ts'
import { newPerson } from '../../../commerce-client/test/support/live-shop.ts'
import { one } from '../../../commerce-client/test/support/one.ts'
import { placedOrder } from '../../../commerce-client/test/support/own-order.ts'
import { ownProduct, type TestProduct } from '../../../commerce-client/test/support/own-products.ts'
import { cancelOpenChange, editOrder, placeDraftOrder, refundOrder } from '../../src/index.ts'
import { ended } from '../support/ended.ts'
import { liveTool } from '../support/live-tool.ts'
import { stopping } from '../support/stopping.ts'

const tool = liveTool()
let product: TestProduct

beforeAll(async () => {
  product = await ownProduct(tool.admin)
  return product.remove
})

async function paidOrder() {
  const order = await placedOrder(tool.admin, product, 2)
  await tool.admin.payment.capture(one(one(order.payment_collections).payments).id, {})
  afterwards(() => tool.admin.order.cancel(order.id))
  return { orderId: order.id, itemId: one(order.items).id, total: order.total }
}

describe('an order edit', () => {
  test('adds an item, changes another, and says what is due', async () => {
    const { orderId, itemId, total } = await paidOrder()
    const steps: string[] = []
    const edited = await editOrder(
      tool,
      {
        orderId,
        add: [{ variantId: product.variantId, quantity: 1, unitPrice: 300 }],
        change: [{ itemId, quantity: 3 }],
        note: 'by phone',
      },
      { onProgress: ({ step }) => steps.push(step) },
    )
    expect(edited).toMatchObject({
      kind: 'done',
      total: total + product.price + 300,
      due: product.price + 300,
      currency: product.currency,
    })
    expect(steps).toEqual(['begin', 'added-items', 'changed-items', 'confirm'])
  })

  test('that takes an item away is refunded', async () => {
    const { orderId, itemId, total } = await paidOrder()
    const edited = await editOrder(tool, { orderId, change: [{ itemId, quantity: 1 }] })
    expect(edited).toMatchObject({ kind: 'done', total: total - product.price, due: -product.price })
    expect(await refundOrder(tool, { orderId })).toMatchObject({
      kind: 'done',
      refunds: [{ amount: product.price }],
    })
  })

  test.each(['begin', 'added-items', 'changed-items', 'confirm'])(
    'is made once, although the answer to the step %s was lost',
    async (step) => {
      const { orderId, itemId, total } = await paidOrder()
      const input = {
        orderId,
        add: [{ variantId: product.variantId, quantity: 1 }],
        change: [{ itemId, quantity: 1 }],
      }
      const broken = await stopping(step, (lossy, options) => editOrder(lossy, input, options))
      ended(broken, 'unanswered')
      expect(broken.step).toBe(step)
      const resumed = await editOrder(tool, input, { resume: broken.checkpoint })
      expect(resumed).toMatchObject({ kind: 'done', total })
      const { order_changes } = await tool.admin.order.listChanges(orderId, { change_type: 'edit' })
      expect(order_changes.map(({ status }) => status)).toEqual(['confirmed'])
    },
  )

  test('of an unknown variant is refused, and blocks no other edit', async () => {
    const { orderId } = await paidOrder()
    const refused = await editOrder(tool, { orderId, add: [{ variantId: 'variant_unknown', quantity: 1 }] })
    expect(refused).toMatchObject({ kind: 'refused', step: 'added-items', undone: true })
    expect(await cancelOpenChange(tool, orderId)).toEqual({ kind: 'nothing-open' })
  })

  test('of an unknown item fails on the server, and is canceled', async () => {
    const { orderId, itemId } = await paidOrder()
    const failed = await editOrder(tool, { orderId, change: [{ itemId: 'ordli_unknown', quantity: 1 }] })
    expect(failed).toMatchObject({ kind: 'unanswered', step: 'changed-items', error: { status: 500 } })
    expect(await cancelOpenChange(tool, orderId)).toEqual({ kind: 'done', type: 'edit' })
    const edited = await editOrder(tool, { orderId, change: [{ itemId, quantity: 3 }] })
    expect(edited).toMatchObject({ kind: 'done' })
  })
})

describe('a draft order', () => {
  const address = { first_name: 'Asha', address_1: '4 Lake Road', city: 'Pune', country_code: 'in' }

  async function draft() {
    const { shipping_options } = await tool.admin.shippingOption.list({ limit: 1, order: 'created_at' })
    const { id, name } = one(shipping_options)
    return {
      region_id: product.regionId,
      sales_channel_id: product.channelId,
      email: newPerson().email,
      shipping_address: address,
      billing_address: address,
      items: [{ variant_id: product.variantId, quantity: 1 }],
      shipping_methods: [{ shipping_option_id: id, name, amount: 50 }],
    }
  }

  /** The ids of the person's orders and drafts. */
  async function ordersOf(email: string): Promise<readonly string[]> {
    const newest = { limit: 100, order: '-created_at', fields: 'id,email' } as const
    const [{ orders }, { draft_orders }] = await Promise.all([
      tool.admin.order.list(newest),
      tool.admin.draftOrder.list(newest),
    ])
    return [...orders, ...draft_orders].filter((found) => found.email === email).map(({ id }) => id)
  }

  test('becomes an order', async () => {
    const input = await draft()
    const placed = await placeDraftOrder(tool, input)
    ended(placed, 'done')
    afterwards(() => tool.admin.order.cancel(placed.orderId))
    expect(placed.number).toBeGreaterThan(0)
    expect(await ordersOf(input.email)).toEqual([placed.orderId])
    const { order } = await tool.admin.order.retrieve(placed.orderId, { fields: '+status' })
    expect(order.status).toBe('pending')
  })

  test.each(['draft', 'convert'])(
    'becomes one order, although the answer to the step %s was lost',
    async (step) => {
      const input = await draft()
      const broken = await stopping(step, (lossy, options) => placeDraftOrder(lossy, input, options))
      ended(broken, 'unanswered')
      const resumed = await placeDraftOrder(tool, input, { resume: broken.checkpoint })
      ended(resumed, 'done')
      afterwards(() => tool.admin.order.cancel(resumed.orderId))
      expect(await ordersOf(input.email)).toEqual([resumed.orderId])
    },
  )
  test('of an unknown variant is refused, and nothing is left', async () => {
    const input = { ...(await draft()), items: [{ variant_id: 'variant_unknown', quantity: 1 }] }
    expect(await placeDraftOrder(tool, input)).toMatchObject({ kind: 'refused', step: 'draft' })
    expect(await ordersOf(input.email)).toEqual([])
  })
})
