import { beforeAll, describe, expect, test } from 'vitest'
import type { HttpTypes } from '@medusajs/types'
import { actionOf } from '../../support/action-of.ts'
import { liveMerchant, type Merchant } from '../../support/live-merchant.ts'
import { one } from '../../support/one.ts'
import { ownProduct, type TestProduct } from '../../support/own-products.ts'
import { deliveredOrder } from '../../support/own-order.ts'
import { returnShipping } from '../../support/return-shipping.ts'

let admin: Merchant['admin']
let testProduct: TestProduct
let order: HttpTypes.AdminOrder

beforeAll(async () => {
  ;({ admin } = await liveMerchant())
  testProduct = await ownProduct(admin)
  order = await deliveredOrder(admin, testProduct, 2)
  return testProduct.remove
})

describe('an exchange', () => {
  test('has its additions removed again, and is cancelled', async () => {
    const wayBack = await returnShipping(admin, testProduct)
    const { exchange } = await admin.exchange.create({ order_id: order.id })
    const { id } = exchange
    const inbound = await admin.exchange.addInboundItems(id, {
      items: [{ id: one(order.items).id, quantity: 1 }],
    })
    const inboundWay = await admin.exchange.addInboundShipping(id, { shipping_option_id: wayBack.id })
    await admin.exchange.deleteInboundShipping(
      id,
      actionOf(inboundWay.order_preview.shipping_methods, 'SHIPPING_ADD'),
    )
    const { return: back } = await admin.exchange.removeInboundItem(
      id,
      actionOf(inbound.order_preview.items, 'RETURN_ITEM'),
    )
    expect(back?.id).toBe(inbound.return?.id)

    const outbound = await admin.exchange.addOutboundItems(id, {
      items: [{ variant_id: testProduct.variantId, quantity: 1 }],
    })
    const { shipping_option_id } = one(order.shipping_methods)
    const outboundWay = await admin.exchange.addOutboundShipping(id, {
      shipping_option_id: shipping_option_id ?? '',
    })
    await admin.exchange.deleteOutboundShipping(
      id,
      actionOf(outboundWay.order_preview.shipping_methods, 'SHIPPING_ADD'),
    )
    const empty = await admin.exchange.removeOutboundItem(
      id,
      actionOf(outbound.order_preview.items, 'ITEM_ADD'),
    )
    expect(empty.order_preview.items.flatMap(({ actions }) => actions ?? [])).toEqual([])
    expect(await admin.exchange.cancelRequest(id)).toMatchObject({ id, deleted: true })
  })

  test('is made with shipping both ways, requested, and cancelled', async () => {
    const wayBack = await returnShipping(admin, testProduct)
    const { exchange, order: ordered } = await admin.exchange.create({ order_id: order.id })
    expect(ordered.id).toBe(order.id)
    const { id } = exchange

    const inbound = await admin.exchange.addInboundItems(id, {
      items: [{ id: one(order.items).id, quantity: 2 }],
    })
    await admin.exchange.updateInboundItem(id, actionOf(inbound.order_preview.items, 'RETURN_ITEM'), {
      quantity: 1,
    })
    const inboundWay = await admin.exchange.addInboundShipping(id, { shipping_option_id: wayBack.id })
    await admin.exchange.updateInboundShipping(
      id,
      actionOf(inboundWay.order_preview.shipping_methods, 'SHIPPING_ADD'),
      { custom_amount: 15 },
    )

    const outbound = await admin.exchange.addOutboundItems(id, {
      items: [{ variant_id: testProduct.variantId, quantity: 2 }],
    })
    await admin.exchange.updateOutboundItem(id, actionOf(outbound.order_preview.items, 'ITEM_ADD'), {
      quantity: 1,
    })
    const { shipping_option_id } = one(order.shipping_methods)
    const outboundWay = await admin.exchange.addOutboundShipping(id, {
      shipping_option_id: shipping_option_id ?? '',
    })
    const last = await admin.exchange.updateOutboundShipping(
      id,
      actionOf(outboundWay.order_preview.shipping_methods, 'SHIPPING_ADD'),
      { custom_amount: 25 },
    )
    const added = last.order_preview.shipping_methods.filter(({ actions = [] }) => actions.length > 0)
    expect(new Set(added.map(({ amount }) => amount))).toEqual(new Set([15, 25]))

    const { exchange: requested, return: awaited } = await admin.exchange.request(id, {})
    expect(requested).toMatchObject({ id, order_id: order.id })
    expect(awaited?.status).toBe('requested')
    const { exchange: seen } = await admin.exchange.retrieve(id, { fields: '*additional_items' })
    expect(seen.additional_items).toMatchObject([{ quantity: 1 }])
    expect((await admin.exchange.list({ order_id: order.id })).exchanges.map((found) => found.id)).toEqual([
      id,
    ])

    const { return: back } = await admin.return.retrieve(awaited?.id ?? '', { fields: '*fulfillments' })
    await admin.fulfillment.cancel(one(back.fulfillments).id)
    expect(await admin.exchange.cancel(id)).toEqual({})
    const { exchange: cancelled } = await admin.exchange.retrieve(id, { fields: 'canceled_at' })
    expect(cancelled.canceled_at).not.toBeNull()
  })
})
