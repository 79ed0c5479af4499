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

describe('a claim', () => {
  test('has its additions removed again, and is cancelled', async () => {
    const itemId = one(order.items).id
    const { claim } = await admin.claim.create({ order_id: order.id, type: 'refund' })
    const { id } = claim
    const added = await admin.claim.addItems(id, {
      items: [{ id: itemId, quantity: 1, reason: 'wrong_item' }],
    })
    await admin.claim.removeItem(id, actionOf(added.order_preview.items, 'WRITE_OFF_ITEM'))
    const inbound = await admin.claim.addInboundItems(id, { items: [{ id: itemId, quantity: 1 }] })
    await admin.claim.removeInboundItem(id, actionOf(inbound.order_preview.items, 'RETURN_ITEM'))
    const outbound = await admin.claim.addOutboundItems(id, {
      items: [{ variant_id: testProduct.variantId, quantity: 1 }],
    })
    const empty = await admin.claim.removeOutboundItem(id, actionOf(outbound.order_preview.items, 'ITEM_ADD'))
    expect(empty.order_preview.items.flatMap(({ actions }) => actions ?? [])).toEqual([])
    expect(await admin.claim.cancelRequest(id)).toMatchObject({ id, deleted: true })
  })

  test('is made with a replacement, requested, and cancelled', async () => {
    const itemId = one(order.items).id
    const wayBack = await returnShipping(admin, testProduct)
    const { claim, order: ordered } = await admin.claim.create({ order_id: order.id, type: 'replace' })
    expect([claim.type, ordered.id]).toEqual(['replace', order.id])
    const { id } = claim

    const claimed = await admin.claim.addItems(id, {
      items: [{ id: itemId, quantity: 1, reason: 'production_failure' }],
    })
    await admin.claim.updateItem(id, actionOf(claimed.order_preview.items, 'WRITE_OFF_ITEM'), {
      quantity: 1,
      internal_note: 'a loose seam',
    })

    const inbound = await admin.claim.addInboundItems(id, { items: [{ id: itemId, quantity: 1 }] })
    await admin.claim.updateInboundItem(id, actionOf(inbound.order_preview.items, 'RETURN_ITEM'), {
      quantity: 1,
      internal_note: 'as it is',
    })
    const inboundWay = await admin.claim.addInboundShipping(id, { shipping_option_id: wayBack.id })
    const back = actionOf(inboundWay.order_preview.shipping_methods, 'SHIPPING_ADD')
    await admin.claim.updateInboundShipping(id, back, { custom_amount: 10 })
    await admin.claim.deleteInboundShipping(id, back)

    const outbound = await admin.claim.addOutboundItems(id, {
      items: [{ variant_id: testProduct.variantId, quantity: 2 }],
    })
    const replacement = actionOf(outbound.order_preview.items, 'ITEM_ADD')
    const changed = await admin.claim.updateOutboundItem(id, replacement, { quantity: 1 })
    expect(changed.order_preview.items).toContainEqual(
      expect.objectContaining({ variant_id: testProduct.variantId, quantity: 1 }),
    )
    const { shipping_option_id } = one(order.shipping_methods)
    const outboundWay = await admin.claim.addOutboundShipping(id, {
      shipping_option_id: shipping_option_id ?? '',
    })
    const there = actionOf(outboundWay.order_preview.shipping_methods, 'SHIPPING_ADD')
    await admin.claim.updateOutboundShipping(id, there, { custom_amount: 0 })
    await admin.claim.deleteOutboundShipping(id, there)

    const { claim: requested, return: awaited } = await admin.claim.request(id, {})
    expect(requested).toMatchObject({ id, order_id: order.id, type: 'replace' })
    expect(awaited?.status).toBe('requested')
    const { claim: seen } = await admin.claim.retrieve(id)
    expect(seen.additional_items).toMatchObject([{ quantity: 1 }])
    expect((await admin.claim.list({ order_id: order.id })).claims.map((found) => found.id)).toEqual([id])

    expect(await admin.claim.cancel(id)).toEqual({})
    const { claim: cancelled } = await admin.claim.retrieve(id, { fields: 'canceled_at' })
    expect(cancelled.canceled_at).not.toBeNull()
  })
})
