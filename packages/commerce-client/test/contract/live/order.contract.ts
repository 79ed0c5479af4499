import { beforeAll, describe, expect, test } from 'vitest'
import { afterwards } from '../../support/afterwards.ts'
import { commerceFailureOf } from '../../support/failure-of.ts'
import { liveMerchant, type Merchant } from '../../support/live-merchant.ts'
import { one } from '../../support/one.ts'
import { orderFields, placedOrder } from '../../support/own-order.ts'
import { ownProduct, type TestProduct } from '../../support/own-products.ts'

let admin: Merchant['admin']
let testProduct: TestProduct

beforeAll(async () => {
  ;({ admin } = await liveMerchant())
  testProduct = await ownProduct(admin)
  return testProduct.remove
})

describe('an order', () => {
  const seen = async (id: string) =>
    (await admin.order.retrieve(id, { fields: `${orderFields},*fulfillments.labels` })).order

  test('is placed, paid, fulfilled, shipped, delivered, completed and archived', async () => {
    const placed = await placedOrder(admin, testProduct, 2)
    const { id } = placed
    expect(placed).toMatchObject({
      status: 'pending',
      payment_status: 'authorized',
      fulfillment_status: 'not_fulfilled',
    })
    const before = await testProduct.stock()
    const [item] = placed.items
    expect(item).toMatchObject({
      variant_id: testProduct.variantId,
      quantity: 2,
      unit_price: testProduct.price,
    })

    const authorized = one(one(placed.payment_collections).payments)
    expect(authorized).toMatchObject({ amount: placed.total, captured_at: null })
    const { payment } = await admin.payment.capture(authorized.id, {})
    expect(payment).toMatchObject({ id: authorized.id, captures: [{ amount: placed.total }] })
    expect((await admin.payment.retrieve(payment.id)).payment.captured_at).not.toBeNull()
    const { payments } = await admin.payment.list({
      payment_session_id: one(one(placed.payment_collections).payment_sessions).id,
    })
    expect(payments.map((found) => found.id)).toEqual([payment.id])

    const items = [{ id: item?.id ?? '', quantity: 2 }]
    const { order: packed } = await admin.order.createFulfillment(
      id,
      { items, location_id: testProduct.locationId },
      { fields: '*fulfillments' },
    )
    const fulfillment = one(packed.fulfillments)
    expect(await seen(id)).toMatchObject({
      fulfillment_status: 'fulfilled',
      fulfillments: [{ shipped_at: null }],
    })
    expect(await testProduct.stock()).toMatchObject({
      stocked_quantity: before.stocked_quantity - 2,
      reserved_quantity: before.reserved_quantity - 2,
    })
    const label = {
      tracking_number: 'IN123',
      tracking_url: 'https://track.example/IN123',
      label_url: 'https://label.example/IN123',
    }
    await admin.order.createShipment(id, fulfillment.id, { items, labels: [label] })
    const shipped = await seen(id)
    expect(shipped).toMatchObject({ fulfillment_status: 'shipped', fulfillments: [{ labels: [label] }] })
    await admin.order.markAsDelivered(id, fulfillment.id)
    expect(await seen(id)).toMatchObject({ fulfillment_status: 'delivered', payment_status: 'captured' })

    expect((await admin.order.complete(id, {})).order.status).toBe('completed')
    expect((await admin.order.archive(id)).order.status).toBe('archived')
  })

  test('is listed, read, changed, credited and previewed', async () => {
    const placed = await placedOrder(admin, testProduct, 1)
    const { id } = placed
    afterwards(() => admin.order.cancel(id))

    expect((await admin.order.list({ id: [id], fields: 'id' })).orders.map((found) => found.id)).toEqual([id])
    const { order } = await admin.order.update(
      id,
      { email: 'other@umber.example', metadata: { gift: true } },
      {},
      { query: { fields: '+email' } },
    )
    expect(order).toMatchObject({ id, email: 'other@umber.example', metadata: { gift: true } })
    const { order_items } = await admin.order.listLineItems(id)
    expect(order_items).toMatchObject([
      { order_id: id, item_id: one(placed.items).id, history: { version: { from: 1, to: 1 } } },
    ])
    expect((await admin.order.retrievePreview(id)).order).toMatchObject({ id, total: placed.total })
    const { shipping_options } = await admin.order.listShippingOptions(id)
    expect(shipping_options.length).toBeGreaterThan(0)

    const { order_changes } = await admin.order.listChanges(id)
    expect(order_changes).toMatchObject([{ order_id: id, change_type: 'update_order' }, { order_id: id }])

    const { order: credited } = await admin.order.createCreditLine(id, {
      amount: 100,
      reference: 'goodwill',
      reference_id: 'call-1',
    })
    expect(credited).toMatchObject({ id, credit_line_total: 100 })
  })

  test('that is sent by mistake is taken back, and cancelled', async () => {
    const before = await testProduct.stock()
    const { id, items } = await placedOrder(admin, testProduct, 1)
    const packed = items.map((item) => ({ id: item.id, quantity: 1 }))
    const { order } = await admin.order.createFulfillment(
      id,
      { items: packed, location_id: testProduct.locationId },
      { fields: '*fulfillments' },
    )
    const error = await commerceFailureOf(admin.order.cancel(id))
    expect(error).toMatchObject({ status: 400, type: 'not_allowed' })
    await admin.order.cancelFulfillment(id, one(order.fulfillments).id, {})
    const { order: cancelled } = await admin.order.cancel(id)
    expect(cancelled).toMatchObject({ id, status: 'canceled' })
    const { stocked_quantity, reserved_quantity } = before
    expect(await testProduct.stock()).toMatchObject({ stocked_quantity, reserved_quantity })
  })
})
