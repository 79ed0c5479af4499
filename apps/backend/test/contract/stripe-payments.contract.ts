/** @module-tag smoke */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { cartReadyToPay, complete } from '../support/checkout'
import { ask, done, regionId, signInAdmin, signUp } from '../support/backend'
import { eventually } from '../support/eventually'
import { mailTo, subjectsTo } from '../support/outbox'
import { openCollection, openSession } from '../support/payments'
import { makeProducts, type TestProducts } from '../support/products'
import { at, listAt, textAt } from '../support/read'
import {
  answerChallenge,
  imitationUrl,
  loseRefundAnswers,
  moneyOf,
  openStripe,
  payByCard,
  stripeCards as cards,
  stripeProvider,
  stripeWebhook,
  type StripeSession,
  withWrongKey,
} from '../support/stripe'

/** 500 and the delivery; Stripe counts the smallest unit. */
const total = 505.99
const counted = 50_599

describe.skipIf(imitationUrl === undefined)('With Stripe', () => {
  let admin: string
  let product: TestProducts
  const line = (of: TestProducts = product) => [{ variant_id: of.variantId, quantity: 1 }]

  beforeAll(async () => {
    admin = await signInAdmin()
    product = await makeProducts(admin, 'Paid at Stripe', 500)
  })
  afterAll(async () => product.remove())

  async function paid(
    of: TestProducts = product,
    capture: 'manual' | 'automatic' = 'manual',
  ): Promise<{ id: string; email: string } & StripeSession> {
    const cart = await cartReadyToPay(line(of))
    const session = await openStripe(cart.id, capture)
    const { status } = await payByCard(session, cards.good)
    if (status !== 200) throw new Error(`Stripe answered ${status}`)
    return { ...cart, ...session }
  }

  async function ordersOf(email: string): Promise<readonly unknown[]> {
    const fields = encodeURIComponent('id,total,+payment_status,*payment_collections.payments.captures')
    const query = `q=${encodeURIComponent(email)}&limit=10&fields=${fields}`
    return listAt(await done('GET', `/admin/orders?${query}`, { bearer: admin }), 'orders')
  }

  const paymentOf = (order: unknown) => textAt(order, 'payment_collections.0.payments.0.id')

  it('the region offers it beside the others', async () => {
    const offered = await done('GET', `/store/payment-providers?region_id=${await regionId()}`)
    const ids = listAt(offered, 'payment_providers').map((one) => at(one, 'id'))
    expect(ids).toEqual(expect.arrayContaining(['pp_system_default', stripeProvider]))
  })

  it('a card reserves the amount, the admin captures it and refunds it in parts', async () => {
    const cart = await paid()
    expect(await complete(cart.id)).toMatchObject({ status: 200, body: { type: 'order', order: { total } } })
    expect(await moneyOf(cart)).toMatchObject([
      { status: 'requires_capture', amount: counted, amount_capturable: counted, refunded: 0 },
    ])
    const [order] = await ordersOf(cart.email)
    expect(at(order, 'payment_status')).toBe('authorized')
    const path = `/admin/payments/${paymentOf(order)}`
    await done('POST', `${path}/capture`, { bearer: admin, body: {} })
    await done('POST', `${path}/refund`, { bearer: admin, body: { amount: 100 } })
    expect(await moneyOf(cart)).toMatchObject([
      { status: 'succeeded', amount_received: counted, refunded: 10_000 },
    ])
    const rest = { bearer: admin, body: { amount: 405.99 } }
    await done('POST', `${path}/refund`, rest)
    expect((await ask('POST', `${path}/refund`, { bearer: admin, body: { amount: 1 } })).status).toBe(400)
    expect(await moneyOf(cart)).toMatchObject([{ refunded: counted }])
    expect(at((await ordersOf(cart.email))[0], 'payment_status')).toBe('refunded')
  })

  it('a refund whose answer is lost is made once, however often it is pressed', async () => {
    const cart = await paid()
    await complete(cart.id)
    const path = `/admin/payments/${paymentOf((await ordersOf(cart.email))[0])}`
    await done('POST', `${path}/capture`, { bearer: admin, body: {} })
    const press = async () => ask('POST', `${path}/refund`, { bearer: admin, body: { amount: 100 } })
    // More often than the client of Stripe tries by itself.
    await loseRefundAnswers(5)
    expect((await press()).status).toBeGreaterThanOrEqual(400)
    await loseRefundAnswers(0)
    expect(await moneyOf(cart)).toMatchObject([{ refunded: 10_000 }])
    expect((await press()).status).toBe(200)
    expect(await moneyOf(cart)).toMatchObject([{ refunded: 10_000 }])
    expect((await press()).status).toBe(200)
    expect(await moneyOf(cart)).toMatchObject([{ refunded: 20_000 }])
  })

  it('a declined card orders nothing, and another one pays the same session', async () => {
    const cart = await cartReadyToPay(line())
    const session = await openStripe(cart.id)
    expect(await payByCard(session, cards.insufficientFunds)).toMatchObject({
      status: 402,
      body: { error: { code: 'card_declined', decline_code: 'insufficient_funds' } },
    })
    expect(await stripeWebhook(session, 'payment_intent.payment_failed')).toBe(200)
    expect(at((await complete(cart.id)).body, 'type')).toBe('cart')
    expect((await payByCard(session, cards.good)).status).toBe(200)
    expect(at((await complete(cart.id)).body, 'type')).toBe('order')
    expect(await moneyOf(session)).toHaveLength(1)
    // The webhook of the first attempt, late.
    expect(await stripeWebhook(session, 'payment_intent.payment_failed')).toBe(200)
    await mailTo(cart.email, /^Your order/)
    expect((await subjectsTo(cart.email)).join()).not.toContain('failed')
  })

  it('an order waits for the challenge of the bank', async () => {
    const cart = await cartReadyToPay(line())
    const session = await openStripe(cart.id)
    expect((await payByCard(session, cards.challenge)).body).toMatchObject({ status: 'requires_action' })
    expect(await complete(cart.id)).toMatchObject({
      status: 200,
      body: { type: 'cart', error: { type: 'payment_requires_more_error' } },
    })
    await answerChallenge(session, 'complete')
    expect(at((await complete(cart.id)).body, 'type')).toBe('order')
  })

  it('the webhook alone makes the order and its mail, also late and twice', async () => {
    const cart = await paid()
    const webhooks = [await stripeWebhook(cart), await stripeWebhook(cart, undefined, { secondsAgo: 200 })]
    expect(webhooks).toEqual([200, 200])
    const orders = await ordersOf(cart.email)
    expect(orders).toMatchObject([{ total, payment_status: 'authorized' }])
    await mailTo(cart.email, /order/i)
    expect(textAt((await complete(cart.id)).body, 'order.id')).toBe(textAt(orders[0], 'id'))
    expect(await moneyOf(cart)).toMatchObject([{ status: 'requires_capture' }])
  })

  it('a capture at Stripe marks the order as paid, once', async () => {
    const cart = await paid()
    await complete(cart.id)
    const [order] = await ordersOf(cart.email)
    await done('POST', `/admin/payments/${paymentOf(order)}/capture`, { bearer: admin, body: {} })
    const types = ['payment_intent.succeeded', 'payment_intent.succeeded', 'payment_intent.created']
    for (const type of types) expect(await stripeWebhook(cart, type)).toBe(200)
    const [after] = await ordersOf(cart.email)
    expect(at(after, 'payment_status')).toBe('captured')
    expect(listAt(after, 'payment_collections.0.payments.0.captures')).toHaveLength(1)
  })

  it.each([
    ['signed with another secret', { secret: 'whsec_another' }],
    ['of six minutes ago', { secondsAgo: 360 }],
  ])('a webhook %s is refused, and nothing is done', async (_title, how) => {
    const cart = await paid()
    expect(await stripeWebhook(cart, undefined, how)).toBe(400)
    expect(await ordersOf(cart.email)).toEqual([])
  })

  it('an amount that is taken at once is on the order as charged, and refunded in the admin', async () => {
    const cart = await paid(product, 'automatic')
    expect(at((await complete(cart.id)).body, 'type')).toBe('order')
    expect(await stripeWebhook(cart, 'payment_intent.succeeded')).toBe(200)
    const [order] = await ordersOf(cart.email)
    expect(at(order, 'payment_status')).toBe('captured')
    expect(listAt(order, 'payment_collections.0.payments.0.captures')).toHaveLength(1)
    const body = { amount: total }
    await done('POST', `/admin/payments/${paymentOf(order)}/refund`, { bearer: admin, body })
    expect(await moneyOf(cart)).toMatchObject([{ amount_received: counted, refunded: counted }])
  })

  it.each([
    ['reserved', 'manual', { status: 'canceled', amount_capturable: 0, refunded: 0 }],
    ['taken', 'automatic', { status: 'succeeded', amount_received: counted, refunded: counted }],
  ] as const)(
    '[F-60] what is %s for a piece that is sold out is given back',
    async (_title, capture, given) => {
      const scarce = await makeProducts(admin, 'The last piece at Stripe', 1)
      const [late, early] = [await paid(scarce, capture), await paid(scarce, capture)]
      expect(at((await complete(early.id)).body, 'type')).toBe('order')
      expect(await complete(late.id)).toMatchObject({
        status: 400,
        body: { code: 'insufficient_inventory', payment: 'released' },
      })
      expect(await moneyOf(late)).toMatchObject([given])
      expect(await moneyOf(early)).toMatchObject([{ refunded: 0 }])
      await scarce.remove()
    },
  )

  it('a customer who is signed in pays as a customer of Stripe', async () => {
    const { token: bearer, email } = await signUp()
    const cart = await cartReadyToPay(line(), { bearer, email })
    await done('POST', `/store/carts/${cart.id}/customer`, { bearer })
    const collection = await openCollection(cart.id, { bearer })
    const opened = await ask('POST', `/store/payment-collections/${collection}/payment-sessions`, {
      bearer,
      body: { provider_id: stripeProvider },
    })
    const [session] = listAt(opened.body, 'payment_collection.payment_sessions')
    expect(at(session, 'data.customer')).toMatch(/^cus_/)
  })

  it('a wrong key opens no payment, tells the shopper nothing of it, and leaves other ways to pay', async () => {
    const cart = await cartReadyToPay(line())
    const collection = await openCollection(cart.id)
    const { status, body } = await withWrongKey(async () => openSession(collection, stripeProvider))
    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toMatch(/sk_test|API Key/i)
    expect((await openSession(collection, 'pp_system_default')).status).toBe(200)
    expect(at((await complete(cart.id)).body, 'type')).toBe('order')
  })

  it('a shopper who pays another way has nothing reserved', async () => {
    const cart = await cartReadyToPay(line())
    const session = await openStripe(cart.id)
    await openSession(session.collection, 'pp_system_default')
    const money = await eventually('cancellation', async () => {
      const [found] = await moneyOf(session)
      return found?.status === 'canceled' ? found : undefined
    })
    expect(money.amount_capturable).toBe(0)
  })
})
