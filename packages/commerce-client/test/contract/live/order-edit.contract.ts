import { beforeAll, describe, expect, test } from 'vitest'
import type { HttpTypes } from '@medusajs/types'
import { actionOf } from '../../support/action-of.ts'
import { commerceFailureOf } from '../../support/failure-of.ts'
import { liveMerchant, type Merchant } from '../../support/live-merchant.ts'
import { one } from '../../support/one.ts'
import { ownProduct, type TestProduct } from '../../support/own-products.ts'
import { placedOrder } from '../../support/own-order.ts'

let admin: Merchant['admin']
let testProduct: TestProduct
let order: HttpTypes.AdminOrder

beforeAll(async () => {
  ;({ admin } = await liveMerchant())
  testProduct = await ownProduct(admin)
  order = await placedOrder(admin, testProduct, 1)
  await admin.payment.capture(one(one(order.payment_collections).payments).id, {})
  return async () => {
    await admin.order.cancel(order.id)
    await testProduct.remove()
  }
})

describe('an order edit', () => {
  test('is begun one at a time, and cancelled', async () => {
    const { id } = order
    const { order_change } = await admin.orderEdit.initiateRequest({ order_id: id })
    expect(order_change).toMatchObject({ order_id: id, change_type: 'edit', status: 'pending' })
    const carried = await admin.order.updateOrderChange(order_change.id, { carry_over_promotions: true })
    expect(carried.order_change).toMatchObject({ id: order_change.id, carry_over_promotions: true })
    const error = await commerceFailureOf(admin.orderEdit.initiateRequest({ order_id: id }))
    expect(error).toMatchObject({ status: 400 })

    const added = await admin.orderEdit.addItems(id, {
      items: [{ variant_id: testProduct.variantId, quantity: 1 }],
    })
    await admin.orderEdit.removeAddedItem(id, actionOf(added.order_preview.items, 'ITEM_ADD'))
    const option = one(order.shipping_methods).shipping_option_id ?? ''
    const sent = await admin.orderEdit.addShippingMethod(id, { shipping_option_id: option })
    const { order_preview } = await admin.orderEdit.removeShippingMethod(
      id,
      actionOf(sent.order_preview.shipping_methods, 'SHIPPING_ADD'),
    )
    expect(order_preview.total).toBe(order.total)
    expect(await admin.orderEdit.cancelRequest(id)).toMatchObject({ deleted: true })
  })

  test('is made, requested and confirmed, and its additions are paid', async () => {
    const { id } = order
    await admin.orderEdit.initiateRequest({ order_id: id, internal_note: 'one more' })
    const added = await admin.orderEdit.addItems(id, {
      items: [{ variant_id: testProduct.variantId, quantity: 1 }],
    })
    await admin.orderEdit.updateAddedItem(id, actionOf(added.order_preview.items, 'ITEM_ADD'), {
      quantity: 2,
    })
    await admin.orderEdit.updateOriginalItem(id, one(order.items).id, { quantity: 2 })
    const option = one(order.shipping_methods).shipping_option_id ?? ''
    const sent = await admin.orderEdit.addShippingMethod(id, { shipping_option_id: option })
    await admin.orderEdit.updateShippingMethod(
      id,
      actionOf(sent.order_preview.shipping_methods, 'SHIPPING_ADD'),
      { custom_amount: 30 },
    )
    const { order_preview } = await admin.orderEdit.request(id)
    expect(order_preview.total).toBe(order.total + 3 * testProduct.price + 30)
    await admin.orderEdit.confirm(id)

    const { order: edited } = await admin.order.retrieve(id, { fields: '*payment_collections,*items' })
    expect(edited.total).toBe(order_preview.total)
    expect(edited.items.map(({ quantity }) => quantity)).toEqual([2, 2])
    const { order_changes } = await admin.order.listChanges(id, { change_type: 'edit' })
    expect(order_changes.map(({ status }) => status)).toContain('confirmed')

    const due = one(edited.payment_collections?.filter(({ status }) => status === 'not_paid'))
    expect(due.amount).toBe(order_preview.total - order.total)
    expect(await admin.paymentCollection.delete(due.id)).toMatchObject({ id: due.id, deleted: true })
    const { payment_collection } = await admin.paymentCollection.create({ order_id: id, amount: due.amount })
    expect(payment_collection).toMatchObject({ amount: due.amount, status: 'not_paid' })
    const { payment_collection: begun } = await admin.paymentCollection.createPaymentSession(
      payment_collection.id,
      { provider_id: 'pp_system_default' },
      { fields: '*payment_sessions' },
    )
    const session = one(begun.payment_sessions)
    expect(session).toMatchObject({ provider_id: 'pp_system_default', amount: due.amount })
    // Only a provider with late authorization leaves a session for the merchant to authorize.
    const early = commerceFailureOf(admin.order.authorizePaymentSession(id, session.id))
    expect(await early).toMatchObject({ status: 400, type: 'not_allowed' })
    const paid = await admin.paymentCollection.markAsPaid(payment_collection.id, { order_id: id })
    expect(paid.payment_collection).toMatchObject({ id: payment_collection.id, status: 'completed' })
  })
})
