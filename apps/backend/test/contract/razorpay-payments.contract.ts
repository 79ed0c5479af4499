/** @module-tag smoke */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { cartReadyToPay, complete } from '../support/checkout'
import { ask, done, regionId, signInAdmin } from '../support/backend'
import { eventually } from '../support/eventually'
import { mailTo } from '../support/outbox'
import { openCollection, openSession } from '../support/payments'
import { makeProducts, type TestProducts } from '../support/products'
import {
  openRazorpay,
  payByUpi,
  paymentsOf,
  razorpayProvider,
  razorpayUrl,
  razorpayWebhook,
  signatureOf,
  withRefusedKey,
  type RazorpaySession,
} from '../support/razorpay'
import { at, listAt, textAt } from '../support/read'

/** 500 and the delivery; Razorpay counts paise. */
const total = 505.99
const counted = 50_599

describe.skipIf(razorpayUrl === undefined)('With Razorpay', () => {
  let admin: string
  let product: TestProducts
  const line = (of: TestProducts = product) => [{ variant_id: of.variantId, quantity: 1 }]

  beforeAll(async () => {
    admin = await signInAdmin()
    product = await makeProducts(admin, 'Paid at Razorpay', 500)
  })
  afterAll(async () => product.remove())

  async function paid(of: TestProducts = product): Promise<{ id: string; email: string } & RazorpaySession> {
    const cart = await cartReadyToPay(line(of))
    const session = await openRazorpay(cart.id)
    expect(await payByUpi(session, 'success')).toHaveProperty('razorpay_signature')
    return { ...cart, ...session }
  }

  async function ordersOf(email: string): Promise<readonly unknown[]> {
    const fields = encodeURIComponent('id,total,+payment_status,*payment_collections.payments.captures')
    const query = `q=${encodeURIComponent(email)}&limit=10&fields=${fields}`
    return listAt(await done('GET', `/admin/orders?${query}`, { bearer: admin }), 'orders')
  }

  const paymentOf = (order: unknown) => textAt(order, 'payment_collections.0.payments.0.id')
  const statusOf = async (order: string, query = '') =>
    await ask('GET', `/store/razorpay-payments/${order}${query}`)

  it('the region offers it beside the others', async () => {
    const offered = await done('GET', `/store/payment-providers?region_id=${await regionId()}`)
    const ids = listAt(offered, 'payment_providers').map((one) => at(one, 'id'))
    expect(ids).toEqual(expect.arrayContaining(['pp_system_default', razorpayProvider]))
  })

  it('a payment reserves the amount in paise, the admin captures it and refunds it in parts', async () => {
    const cart = await paid()
    expect(await complete(cart.id)).toMatchObject({ status: 200, body: { type: 'order', order: { total } } })
    expect(await paymentsOf(cart)).toMatchObject([
      { status: 'authorized', amount: counted, amount_refunded: 0 },
    ])
    const [order] = await ordersOf(cart.email)
    expect(at(order, 'payment_status')).toBe('authorized')
    const path = `/admin/payments/${paymentOf(order)}`
    await done('POST', `${path}/capture`, { bearer: admin, body: {} })
    expect(await paymentsOf(cart)).toMatchObject([{ status: 'captured' }])
    await done('POST', `${path}/refund`, { bearer: admin, body: { amount: 100 } })
    expect(await paymentsOf(cart)).toMatchObject([{ status: 'captured', amount_refunded: 10_000 }])
    await done('POST', `${path}/refund`, { bearer: admin, body: { amount: 405.99 } })
    expect((await ask('POST', `${path}/refund`, { bearer: admin, body: { amount: 1 } })).status).toBe(400)
    expect(await paymentsOf(cart)).toMatchObject([{ status: 'refunded', amount_refunded: counted }])
    expect(at((await ordersOf(cart.email))[0], 'payment_status')).toBe('refunded')
  })

  it('a declined payment orders nothing, and another attempt pays the same session', async () => {
    const cart = await cartReadyToPay(line())
    const session = await openRazorpay(cart.id)
    await payByUpi(session, 'failure')
    expect(await statusOf(session.order)).toMatchObject({
      status: 200,
      body: { status: 'failed', reason: 'insufficient_funds' },
    })
    expect(await razorpayWebhook(session, 'payment.failed')).toBe(200)
    expect(at((await complete(cart.id)).body, 'type')).toBe('cart')
    await payByUpi(session, 'success')
    expect(at((await complete(cart.id)).body, 'type')).toBe('order')
    expect((await paymentsOf(session)).map(({ status }) => status)).toEqual(['authorized', 'failed'])
  })

  it('believes the window only with the signature of its order, and asks Razorpay all the same', async () => {
    const cart = await cartReadyToPay(line())
    const session = await openRazorpay(cart.id)
    const invented = `?payment_id=pay_1&signature=${signatureOf(session.order, 'pay_1', 'guessed')}`
    expect((await statusOf(session.order, invented)).status).toBe(400)
    expect((await statusOf(session.order, '?payment_id=pay_1')).status).toBe(400)
    const signed = `?payment_id=pay_1&signature=${signatureOf(session.order, 'pay_1')}`
    expect(await statusOf(session.order, signed)).toMatchObject({ status: 200, body: { status: 'open' } })
    expect((await statusOf('pay_1')).status).toBe(404)
    expect(at((await complete(cart.id)).body, 'type')).toBe('cart')
  })

  it('the webhook alone makes the order and its mail, also twice', async () => {
    const cart = await paid()
    expect([await razorpayWebhook(cart), await razorpayWebhook(cart)]).toEqual([200, 200])
    const orders = await ordersOf(cart.email)
    expect(orders).toMatchObject([{ total, payment_status: 'authorized' }])
    await mailTo(cart.email, /order/i)
    expect(textAt((await complete(cart.id)).body, 'order.id')).toBe(textAt(orders[0], 'id'))
    expect(await paymentsOf(cart)).toMatchObject([{ status: 'authorized' }])
  })

  it('a capture at Razorpay marks the order as paid, once', async () => {
    const cart = await paid()
    await complete(cart.id)
    const [order] = await ordersOf(cart.email)
    await done('POST', `/admin/payments/${paymentOf(order)}/capture`, { bearer: admin, body: {} })
    for (const event of ['payment.captured', 'order.paid', 'payment.captured', 'refund.processed'])
      expect(await razorpayWebhook(cart, event)).toBe(200)
    const [after] = await ordersOf(cart.email)
    expect(at(after, 'payment_status')).toBe('captured')
    expect(listAt(after, 'payment_collections.0.payments.0.captures')).toHaveLength(1)
  })

  it('a webhook signed with another secret is refused, and nothing is done', async () => {
    const cart = await paid()
    expect(await razorpayWebhook(cart, undefined, 'another secret')).toBe(400)
    expect(await ordersOf(cart.email)).toEqual([])
  })

  it('[F-60] what is reserved at Razorpay for a piece that is sold out is given back', async () => {
    const scarce = await makeProducts(admin, 'The last piece at Razorpay', 1)
    const [late, early] = [await paid(scarce), await paid(scarce)]
    expect(at((await complete(early.id)).body, 'type')).toBe('order')
    expect(await complete(late.id)).toMatchObject({
      status: 400,
      body: { code: 'insufficient_inventory', payment: 'released' },
    })
    const [given] = await paymentsOf(late)
    expect(given).toMatchObject({ status: 'refunded', amount_refunded: given?.amount })
    expect(await paymentsOf(early)).toMatchObject([{ status: 'authorized', amount_refunded: 0 }])
    await scarce.remove()
  })

  it('a wrong key opens no payment, tells the shopper nothing of it, and leaves other ways to pay', async () => {
    const cart = await cartReadyToPay(line())
    const collection = await openCollection(cart.id)
    const { status, body } = await withRefusedKey(async () => openSession(collection, razorpayProvider))
    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toMatch(/rzp_test|secret|Authentication/i)
    expect((await openSession(collection, 'pp_system_default')).status).toBe(200)
    expect(at((await complete(cart.id)).body, 'type')).toBe('order')
  })

  it('a shopper who pays another way leaves nothing to pay at Razorpay', async () => {
    const cart = await cartReadyToPay(line())
    const session = await openRazorpay(cart.id)
    await openSession(session.collection, 'pp_system_default')
    expect(at((await complete(cart.id)).body, 'type')).toBe('order')
    expect(await paymentsOf(session)).toEqual([])
  })

  it('a payment that the shopper cancels after it was reserved is given back', async () => {
    const cart = await paid()
    await done('DELETE', `/store/carts/${cart.id}/payment-session`)
    const money = await eventually('refund', async () => {
      const [found] = await paymentsOf(cart)
      return found?.status === 'refunded' ? found : undefined
    })
    expect(money.amount_refunded).toBe(counted)
    expect(await razorpayWebhook(cart)).toBe(200)
    expect(await ordersOf(cart.email)).toEqual([])
  })
})
