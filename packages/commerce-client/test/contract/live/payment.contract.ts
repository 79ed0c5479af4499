import { beforeAll, describe, expect, test } from 'vitest'
import type { AdminOrder } from '../../../src/admin/index.ts'
import { commerceFailureOf } from '../../support/failure-of.ts'
import { liveMerchant, type Merchant } from '../../support/live-merchant.ts'
import { one } from '../../support/one.ts'
import { ownGoods, type Goods } from '../../support/own-goods.ts'
import { placedOrder } from '../../support/own-order.ts'

let admin: Merchant['admin']
let goods: Goods
let order: AdminOrder

/** An order with another piece in it, which nobody has paid yet. */
beforeAll(async () => {
  ;({ admin } = await liveMerchant())
  goods = await ownGoods(admin)
  order = await placedOrder(admin, goods, 1)
  const { id } = order
  await admin.payment.capture(one(one(order.payment_collections).payments).id, {})
  await admin.orderEdit.initiateRequest({ order_id: id })
  await admin.orderEdit.addItems(id, { items: [{ variant_id: goods.variantId, quantity: 1 }] })
  await admin.orderEdit.confirm(id)
  return async () => {
    await admin.order.cancel(id)
    await goods.remove()
  }
})

describe('what is still to be paid', () => {
  const due = async () => {
    const { order: now } = await admin.order.retrieve(order.id, { fields: '*payment_collections' })
    return one(now.payment_collections?.filter(({ status }) => status === 'not_paid'))
  }

  test('is collected anew, and begun to be paid with a provider', async () => {
    const old = await due()
    expect(old.amount).toBe(goods.price)
    expect(await admin.paymentCollection.delete(old.id)).toMatchObject({ id: old.id, deleted: true })
    const { payment_collection } = await admin.paymentCollection.create({ order_id: order.id, amount: goods.price })
    expect(payment_collection).toMatchObject({ amount: goods.price, status: 'not_paid' })
    const { payment_collection: begun } = await admin.paymentCollection.createPaymentSession(
      payment_collection.id,
      { provider_id: 'pp_system_default' },
      { fields: '*payment_sessions' },
    )
    const session = one(begun.payment_sessions)
    expect(session).toMatchObject({ provider_id: 'pp_system_default', amount: goods.price })
    // Only a provider that asks the bank later leaves a session for the merchant to authorize.
    const call = admin.order.authorizePaymentSession(order.id, session.id)
    expect(await commerceFailureOf(call)).toMatchObject({ status: 400, type: 'not_allowed' })
  })
})
