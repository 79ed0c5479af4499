/** @module-tag smoke */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { cartReadyToPay, complete, payManually } from '../support/checkout'
import { makeProducts, setStock, stockLocation, type TestProducts } from '../support/products'
import { ask, done, signInAdmin, signUp } from '../support/backend'
import { eventually } from '../support/eventually'
import { mailTo } from '../support/outbox'
import {
  booksOf,
  cards,
  confirm,
  openCollection,
  openPayment,
  openSession,
  paidCart,
  sendWebhook,
  testProvider,
  type TestSession,
} from '../support/payments'
import { chooseOwnDelivery } from '../support/own-delivery'
import { at, listAt, textAt } from '../support/read'

/** 500 and the delivery. */
const total = 505.99

let admin: string
let product: TestProducts

beforeAll(async () => {
  admin = await signInAdmin()
  product = await makeProducts(admin, 'Paid for', 500)
})
afterAll(async () => product.remove())

const line = (of: TestProducts = product, quantity = 1) => [{ variant_id: of.variantId, quantity }]

async function changePrice(of: TestProducts, amount: number): Promise<void> {
  const path = `/admin/products/${of.productId}/variants/${of.variantId}`
  await done('POST', path, { bearer: admin, body: { prices: [{ currency_code: 'inr', amount }] } })
}

const event = ({ payment, session }: TestSession, type = 'payment.authorized') => ({
  type,
  payment,
  session,
  amount: total,
})

/** The orders of a cart's shopper, each of whom has an address of their own. */
async function ordersOf(email: string): Promise<readonly unknown[]> {
  const fields = encodeURIComponent('id,total,+payment_status,*payment_collections.payments.captures')
  const query = `q=${encodeURIComponent(email)}&limit=10&fields=${fields}`
  return listAt(await done('GET', `/admin/orders?${query}`, { bearer: admin }), 'orders')
}

async function paymentIn(order: string): Promise<string> {
  const found = await done('GET', `/admin/orders/${order}?fields=*payment_collections.payments`, {
    bearer: admin,
  })
  return textAt(found, 'order.payment_collections.0.payments.0.id')
}

const capture = async (payment: string) =>
  ask('POST', `/admin/payments/${payment}/capture`, { bearer: admin, body: {} })

const refund = async (payment: string, amount: number) =>
  ask('POST', `/admin/payments/${payment}/refund`, { bearer: admin, body: { amount } })

describe('In the admin', () => {
  it('a payment is captured once and refunded in parts, never more than was taken', async () => {
    const cart = await paidCart(line(), cards.good)
    const payment = await paymentIn(textAt((await complete(cart.id)).body, 'order.id'))
    expect((await refund(payment, 1)).status).toBeGreaterThanOrEqual(400)
    expect((await capture(payment)).status).toBe(200)
    expect((await capture(payment)).status).toBe(200)
    expect((await refund(payment, 100)).status).toBe(200)
    expect((await refund(payment, 405.99)).status).toBe(200)
    expect((await refund(payment, 1)).status).toBeGreaterThanOrEqual(400)
    expect(await booksOf(cart.id)).toMatchObject([{ charged: total, captured: total, refunded: total }])
    const [order] = await ordersOf(cart.email)
    expect(at(order, 'payment_status')).toBe('refunded')
  })

  it('a capture that the bank refuses is told, and takes nothing', async () => {
    const cart = await paidCart(line(), cards.captureFails)
    const payment = await paymentIn(textAt((await complete(cart.id)).body, 'order.id'))
    expect(await capture(payment)).toMatchObject({
      status: 400,
      body: { message: 'The bank refused to capture the payment.' },
    })
    expect(await booksOf(cart.id)).toMatchObject([{ status: 'authorized', captured: 0 }])
  })

  it('an order that is cancelled releases its payment', async () => {
    const cart = await paidCart(line(), cards.good)
    const order = textAt((await complete(cart.id)).body, 'order.id')
    await done('POST', `/admin/orders/${order}/cancel`, { bearer: admin, body: {} })
    expect(await booksOf(cart.id)).toMatchObject([{ charged: total, cancelled: total }])
  })
})

describe('A webhook', () => {
  it('alone makes the order and its mail, for a shopper who never comes back', async () => {
    const cart = await paidCart(line(), cards.good)
    // The order can be read before it is complete.
    const order = await eventually('order', async () =>
      (await ordersOf(cart.email)).find((one) => at(one, 'payment_status') === 'authorized'),
    )
    expect(at(order, 'total')).toBe(total)
    await mailTo(cart.email, /order/i)
    expect(textAt((await complete(cart.id)).body, 'order.id')).toBe(textAt(order, 'id'))
    expect(await booksOf(cart.id)).toMatchObject([{ charged: total, cancelled: 0 }])
  })

  it('and the shopper at the same time make one order', async () => {
    const cart = await paidCart(line(), cards.webhookNever)
    const [shopper, ...webhooks] = await Promise.all([
      complete(cart.id),
      sendWebhook(event(cart)),
      sendWebhook(event(cart)),
    ])
    expect(at(shopper.body, 'type')).toBe('order')
    expect(webhooks.map(({ status }) => status)).toEqual([200, 200])
    expect(await ordersOf(cart.email)).toHaveLength(1)
    expect(await booksOf(cart.id)).toMatchObject([{ charged: total, cancelled: 0 }])
  })

  it('of a customer’s cart makes the customer’s order', async () => {
    const { token: bearer, email } = await signUp()
    const cart = await paidCart(line(), cards.webhookNever, { bearer, email })
    await done('POST', `/store/carts/${cart.id}/customer`, { bearer })
    expect((await sendWebhook(event(cart))).status).toBe(200)
    expect(listAt(await done('GET', '/store/orders', { bearer }), 'orders')).toHaveLength(1)
  })

  it.each([cards.webhookTwice, cards.webhookReversed])('that comes as %s makes one order', async (card) => {
    const cart = await paidCart(line(), card)
    await eventually('order', async () => ((await ordersOf(cart.email)).length > 0 ? true : undefined))
    for (const type of ['payment.captured', 'payment.authorized'])
      expect((await sendWebhook(event(cart, type))).status).toBe(200)
    expect(await ordersOf(cart.email)).toHaveLength(1)
    expect(await booksOf(cart.id)).toMatchObject([{ charged: total, refunded: 0, cancelled: 0 }])
  })

  it('of a capture marks the order as paid, once', async () => {
    const cart = await paidCart(line(), cards.webhookReversed)
    await complete(cart.id)
    for (const type of ['payment.captured', 'payment.captured', 'payment.authorized'])
      expect((await sendWebhook(event(cart, type))).status).toBe(200)
    const [order] = await ordersOf(cart.email)
    expect(at(order, 'payment_status')).toBe('captured')
    expect(listAt(order, 'payment_collections.0.payments.0.captures')).toHaveLength(1)
  })

  it.each([
    ['signed with another key', { key: 'another' }],
    ['of six minutes ago', { secondsAgo: 360 }],
    ['of the future', { secondsAgo: -360 }],
  ])('%s is refused, and nothing is done', async (_title, how) => {
    const cart = await paidCart(line(), cards.webhookNever)
    expect((await sendWebhook(event(cart), how)).status).toBe(400)
    expect(await ordersOf(cart.email)).toEqual([])
  })

  it('is not believed about the amount or the state of a payment', async () => {
    const cart = await cartReadyToPay(line())
    const session = await openPayment(cart.id)
    for (const type of ['payment.authorized', 'payment.captured'])
      expect((await sendWebhook({ ...event(session, type), amount: 1 })).status).toBe(200)
    expect(await ordersOf(cart.email)).toEqual([])
  })

  it('of an unknown session or provider does nothing', async () => {
    const unknown = { payment: 'tpay_unknown', session: 'payses_unknown', collection: '', secret: '' }
    expect((await sendWebhook(event(unknown))).status).toBe(200)
    expect((await ask('POST', '/hooks/payment/unknown', { body: {} })).status).toBe(404)
    expect((await ask('POST', '/hooks/payment/test', { body: {} })).status).toBe(400)
  })
})

describe('A payment whose order cannot be placed', () => {
  it.each([cards.webhookNever, cards.capturedAtOnce])(
    '[F-60] is given back when sold out: %s',
    async (card) => {
      const scarce = await makeProducts(admin, 'The last piece', 1)
      const early = await paidCart(line(scarce), cards.webhookNever)
      const cart = await cartReadyToPay(line(scarce))
      const late = { ...cart, ...(await openPayment(cart.id)) }
      expect(at((await complete(early.id)).body, 'type')).toBe('order')
      await confirm(late, card)
      const refused = await complete(late.id)
      expect(refused).toMatchObject({ status: 400, body: { payment: 'released' } })
      // The provider's own webhook may have been faster.
      expect(['insufficient_inventory', 'payment_released']).toContain(at(refused.body, 'code'))
      const [books] = await booksOf(late.id)
      expect((books?.cancelled ?? 0) + (books?.refunded ?? 0)).toBe(total)
      // Neither a repetition nor the late webhook orders with the payment, or gives it back twice.
      await setStock(admin, scarce, 5)
      expect((await complete(late.id)).status).toBe(400)
      expect((await sendWebhook(event(late))).status).toBe(200)
      expect(await ordersOf(late.email)).toEqual([])
      expect(await booksOf(late.id)).toEqual([books])
      expect(await booksOf(early.id)).toMatchObject([{ cancelled: 0 }])
      // Another payment orders what is there again.
      await confirm(await openPayment(late.id), cards.webhookNever)
      expect(at((await complete(late.id)).body, 'type')).toBe('order')
      expect(await stockLocation(admin, scarce.inventoryItemId)).toEqual({ stocked: 5, reserved: 2 })
      await scarce.remove()
    },
  )

  it('[F-59] is given back when the price has changed', async () => {
    const dearer = await makeProducts(admin, 'Dearer soon', 5)
    const cart = await paidCart(line(dearer), cards.webhookNever)
    await changePrice(dearer, 650)
    expect(await complete(cart.id)).toMatchObject({
      status: 400,
      body: { code: 'price_changed', payment: 'released' },
    })
    expect(await booksOf(cart.id)).toMatchObject([{ charged: total, cancelled: total }])
    await done('POST', `/store/carts/${cart.id}/refresh`)
    await confirm(await openPayment(cart.id), cards.webhookNever)
    expect(at((await complete(cart.id)).body, 'order.total')).toBe(655.99)
    await dearer.remove()
  })

  it('is given back when its way of delivery is withdrawn', async () => {
    const cart = await cartReadyToPay(line())
    const delivery = await chooseOwnDelivery(admin, cart.id)
    await confirm(await openPayment(cart.id), cards.webhookNever)
    await delivery.remove()
    const answer = await complete(cart.id)
    expect(answer).toMatchObject({ status: 400, body: { code: 'delivery_withdrawn', payment: 'released' } })
    expect(await booksOf(cart.id)).toMatchObject([{ charged: total, cancelled: total }])
    expect(await ordersOf(cart.email)).toEqual([])
  })

  it('is given back when only the webhook comes', async () => {
    const scarce = await makeProducts(admin, 'Gone by then', 1)
    const cart = await paidCart(line(scarce), cards.webhookNever)
    await setStock(admin, scarce, 0)
    expect((await sendWebhook(event(cart))).status).toBe(200)
    expect(await booksOf(cart.id)).toMatchObject([{ charged: total, cancelled: total }])
    expect((await sendWebhook(event(cart))).status).toBe(200)
    expect(await booksOf(cart.id)).toMatchObject([{ charged: total, cancelled: total }])
    expect(await complete(cart.id)).toMatchObject({
      status: 400,
      body: { code: 'payment_released', payment: 'released' },
    })
    await scarce.remove()
  })

  it('is given back when the cart changes', async () => {
    const cart = await paidCart(line(), cards.webhookNever)
    await done('POST', `/store/carts/${cart.id}/line-items`, {
      body: { variant_id: product.variantId, quantity: 1 },
    })
    expect(await booksOf(cart.id)).toMatchObject([{ charged: total, cancelled: total }])
    expect((await complete(cart.id)).status).toBe(400)
  })

  it('is found by the job: ordered when it can be, and given back when it is too old', async () => {
    const fresh = await paidCart(line(), cards.webhookNever)
    const run = async (minutesFromNow: number): Promise<void> => {
      const scheduledFor = new Date(Date.now() + minutesFromNow * 60_000).toISOString()
      await done('POST', '/admin/workflows-executions/job-settle-payments/run', {
        bearer: admin,
        body: { input: { scheduledFor } },
      })
    }
    await run(9)
    expect(await ordersOf(fresh.email)).toEqual([])
    await run(11)
    await eventually('order', async () => ((await ordersOf(fresh.email)).length > 0 ? true : undefined))
    const late = await paidCart(line(), cards.webhookNever)
    await run(2561)
    await eventually('release', async () => {
      const [books] = await booksOf(late.id)
      return books?.cancelled === total ? true : undefined
    })
    expect(await ordersOf(late.email)).toEqual([])
  })
})

describe('A cart that is an order', () => {
  it('keeps its payment, whatever a second tab does', async () => {
    const cart = await paidCart(line(), cards.webhookNever)
    const order = textAt((await complete(cart.id)).body, 'order.id')
    expect(textAt((await complete(cart.id)).body, 'order.id')).toBe(order)
    for (const provider of [testProvider, 'pp_system_default'])
      expect(await openSession(cart.collection, provider)).toMatchObject({
        status: 400,
        body: { code: 'cart_completed' },
      })
    expect((await ask('DELETE', `/store/carts/${cart.id}/payment-session`)).status).toBe(400)
    expect(await booksOf(cart.id)).toMatchObject([{ charged: total, cancelled: 0, refunded: 0 }])
  })
})

describe('A cart that is paid and not ordered', () => {
  it('[F-62] refuses a second payment, unless the first is named as replaced', async () => {
    const cart = await paidCart(line(), cards.webhookNever)
    const refused = await openSession(cart.collection, 'pp_system_default')
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'payment_in_progress', payment_session: cart.session },
    })
    expect((await openSession(cart.collection, testProvider, { replaces: 'payses_other' })).status).toBe(409)
    expect(await booksOf(cart.id)).toMatchObject([{ cancelled: 0 }])
    const replaced = await openSession(cart.collection, testProvider, { replaces: cart.session })
    expect(replaced.status).toBe(200)
    expect(await booksOf(cart.id)).toMatchObject([{ cancelled: total }])
  })

  it('may cancel its payment and pay another way', async () => {
    const cart = await paidCart(line(), cards.capturedAtOnce)
    const cancel = async () => ask('DELETE', `/store/carts/${cart.id}/payment-session`)
    expect(await cancel()).toMatchObject({ status: 200, body: { payment: 'released' } })
    expect(await cancel()).toMatchObject({ status: 200, body: { payment: 'none' } })
    expect(await booksOf(cart.id)).toMatchObject([{ captured: total, refunded: total }])
    await payManually(cart.id)
    expect(at((await complete(cart.id)).body, 'type')).toBe('order')
    expect(await booksOf(cart.id)).toMatchObject([{ captured: total, refunded: total }])
  })

  it('lets only its customer cancel', async () => {
    const { token: bearer, email } = await signUp()
    const cart = await paidCart(line(), cards.webhookNever, { bearer, email })
    await done('POST', `/store/carts/${cart.id}/customer`, { bearer })
    expect((await ask('DELETE', `/store/carts/${cart.id}/payment-session`)).status).toBe(404)
    expect(await booksOf(cart.id)).toMatchObject([{ cancelled: 0 }])
    const own = await ask('DELETE', `/store/carts/${cart.id}/payment-session`, { bearer })
    expect(own).toMatchObject({ status: 200, body: { payment: 'released' } })
  })
})

it('An order waits for its payment: without it the cart stays as it is', async () => {
  const cart = await cartReadyToPay(line())
  const collection = await openCollection(cart.id)
  const session = await openPayment(cart.id)
  const unpaid = { status: 200, body: { type: 'cart', error: { type: 'payment_requires_more_error' } } }
  expect(await complete(cart.id)).toMatchObject(unpaid)
  await confirm(session, cards.challenge)
  expect(await complete(cart.id)).toMatchObject(unpaid)
  expect(session.collection).toBe(collection)
  expect(await booksOf(cart.id)).toEqual([])
})
