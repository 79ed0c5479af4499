import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { complete, cartReadyToPay } from '../support/checkout'
import { makeProducts, type TestProducts } from '../support/products'
import { ask, backendUrl, done, signInAdmin } from '../support/backend'
import { answer, booksOf, cards, confirm, openPayment, paidCart } from '../support/payments'
import { at, textAt } from '../support/read'

let admin: string
let product: TestProducts

beforeAll(async () => {
  admin = await signInAdmin()
  product = await makeProducts(admin, 'Paid by card', 500)
})
afterAll(async () => product.remove())

const line = () => [{ variant_id: product.variantId, quantity: 1 }]
/** 500 and the delivery. */
const total = 505.99

const orderOf = async (cart: string): Promise<string> => textAt((await complete(cart)).body, 'order.id')

async function paymentOf(order: string): Promise<unknown> {
  const fields = '+payment_status,*payment_collections.payments,*payment_collections.payments.captures'
  const found = await done('GET', `/admin/orders/${order}?fields=${encodeURIComponent(fields)}`, {
    bearer: admin,
  })
  return at(found, 'order')
}

describe('A card of the test provider', () => {
  it('authorizes: the order is placed, and nothing is taken yet', async () => {
    const cart = await paidCart(line(), cards.good)
    const order = await paymentOf(await orderOf(cart.id))
    expect(at(order, 'payment_status')).toBe('authorized')
    expect(await booksOf(cart.id)).toMatchObject([
      { status: 'authorized', charged: total, captured: 0, refunded: 0, cancelled: 0 },
    ])
  })

  it('is captured at once', async () => {
    const cart = await paidCart(line(), cards.capturedAtOnce)
    const order = await paymentOf(await orderOf(cart.id))
    expect(at(order, 'payment_status')).toBe('captured')
    expect(await booksOf(cart.id)).toMatchObject([{ status: 'captured', captured: total }])
  })

  it.each([
    [cards.insufficientFunds, 'insufficient_funds'],
    [cards.expired, 'expired_card'],
    [cards.wrongCode, 'incorrect_cvc'],
    [cards.declined, 'card_declined'],
    ['4111111111111111', 'card_declined'],
  ])('[F-61] %s is declined with %s, and another card pays the same session', async (number, code) => {
    const cart = await cartReadyToPay(line())
    const session = await openPayment(cart.id)
    expect((await confirm(session, number)).body).toMatchObject({ status: 'declined', code })
    expect(await booksOf(cart.id)).toEqual([])
    expect((await confirm(session, cards.good)).body).toMatchObject({ status: 'authorized' })
    expect((await confirm(session, cards.good)).body).toMatchObject({ status: 'authorized' })
    await orderOf(cart.id)
    expect(await booksOf(cart.id)).toMatchObject([{ charged: total }])
  })

  it('asks for a challenge, which the shopper approves, declines or cancels', async () => {
    const cart = await cartReadyToPay(line())
    const session = await openPayment(cart.id)
    const asked = await confirm(session, cards.challenge)
    expect(asked.body).toMatchObject({ status: 'requires_action' })
    const page = await fetch(`${backendUrl}${textAt(asked.body, 'url')}`)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await answer(session, 'decline')).toMatchObject({
      status: 'declined',
      code: 'authentication_failed',
    })
    await confirm(session, cards.challenge)
    expect(await answer(session, 'cancel')).toMatchObject({ status: 'cancelled' })
    await confirm(session, cards.challenge)
    expect(await answer(session, 'approve')).toMatchObject({ status: 'authorized' })
    expect(await answer(session, 'decline')).toMatchObject({ status: 'authorized' })
    await orderOf(cart.id)
    expect(await booksOf(cart.id)).toMatchObject([{ charged: total, cancelled: 0 }])
  })

  it('leaves for a page of its own, which goes back to the shop and nowhere else', async () => {
    const cart = await cartReadyToPay(line())
    const session = await openPayment(cart.id)
    const elsewhere = await confirm(session, cards.redirect, { returnUrl: 'https://elsewhere.example/' })
    expect(elsewhere.status).toBe(400)
    const returnUrl = `${process.env['SHOP_URL'] ?? 'http://localhost:8000'}/checkout/return`
    const { body } = await confirm(session, cards.redirect, { returnUrl })
    expect(body).toMatchObject({ status: 'redirecting' })
    const page = await fetch(`${backendUrl}${textAt(body, 'url')}`)
    const back = new URL(returnUrl)
    back.searchParams.set('payment', session.payment)
    back.searchParams.set('payment_secret', session.secret)
    expect(await page.text()).toContain(JSON.stringify(back.href))
    const stolen = new URL(`${backendUrl}${textAt(body, 'url')}`)
    stolen.searchParams.set('return', 'https://elsewhere.example/')
    expect((await fetch(stolen)).status).toBe(400)
    await answer(session, 'approve')
    await orderOf(cart.id)
  })

  it('is known by id and secret alone', async () => {
    const cart = await cartReadyToPay(line())
    const { payment, secret } = await openPayment(cart.id)
    const read = async (query: string) => ask('GET', `/test-payments/payments/${payment}${query}`)
    expect((await read(`?secret=${secret}`)).body).toEqual({ id: payment, status: 'requires_method' })
    expect((await read('?secret=wrong')).status).toBe(404)
    expect((await read('')).status).toBe(404)
    expect((await confirm({ payment, secret: 'wrong' }, cards.good)).status).toBe(404)
  })
})
