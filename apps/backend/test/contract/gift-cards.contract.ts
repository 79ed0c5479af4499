import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ask, done, signInAdmin, signUp, type Answer } from '../support/backend'
import { cartReadyToOrder, cartReadyToPay, complete, payManually } from '../support/checkout'
import { giveCard, leftOn, withCredit, type GivenCard } from '../support/credit'
import { booksOf, cards, paidCart } from '../support/payments'
import { makeProducts, type TestProducts } from '../support/products'
import { at, listAt, textAt } from '../support/read'

/** 500 and the delivery. */
const total = 505.99

let admin: string
let product: TestProducts
let database: Client
let putBack: () => Promise<void>

beforeAll(async () => {
  admin = await signInAdmin()
  product = await makeProducts(admin, 'Paid with a gift card', 60)
  putBack = await withCredit(admin)
  database = new Client({ connectionString: process.env['DATABASE_URL'] })
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await putBack()
  await product.remove()
})

const line = () => [{ variant_id: product.variantId, quantity: 1 }]

const use = async (cart: string, { code }: GivenCard, bearer?: string): Promise<Answer> =>
  ask('POST', `/store/carts/${cart}/gift-cards`, {
    body: { code },
    ...(bearer !== undefined && { bearer }),
  })

const left = async (card: GivenCard) => leftOn(admin, card)
const totalOf = (answer: Answer) => at(answer.body, 'cart.total')
const ordered = { status: 200, body: { type: 'order' } }
const refused = { status: 400, body: { code: 'price_changed' } }

describe('A gift card', () => {
  it('pays a part of a cart, however its code is typed, and is debited once by the order', async () => {
    const card = await giveCard(admin, 200)
    const { id } = await cartReadyToPay(line())
    const typed = card.code.toLowerCase().replaceAll('-', ' ')
    const applied = await use(id, { ...card, code: typed })
    expect(applied).toMatchObject({
      status: 200,
      body: {
        cart: {
          total: total - 200,
          credit_line_total: 200,
          credit_lines: [
            {
              amount: 200,
              reference: 'gift-card',
              reference_id: card.id,
              metadata: { last_characters: card.code.slice(-4), balance: 200 },
            },
          ],
        },
      },
    })
    expect(JSON.stringify(applied.body)).not.toContain(card.code)
    // A second time it changes nothing.
    expect(totalOf(await use(id, card))).toBe(total - 200)
    expect(await left(card)).toBe(200)
    await payManually(id)
    const [first, again] = [await complete(id), await complete(id)]
    expect(first).toMatchObject({
      status: 200,
      body: { order: { total: total - 200, credit_line_total: 200 } },
    })
    expect(at(again.body, 'order.id')).toBe(at(first.body, 'order.id'))
    expect(await left(card)).toBe(0)
    const used = await cartReadyToPay(line())
    expect(await use(used.id, card)).toMatchObject({ status: 400, body: { code: 'gift_card_empty' } })
  })

  it('pays a whole cart without a payment provider, and keeps what is left', async () => {
    const card = await giveCard(admin, 1000)
    const { id } = await cartReadyToPay(line())
    expect(totalOf(await use(id, card))).toBe(0)
    expect(await complete(id)).toMatchObject({ status: 200, body: { type: 'order', order: { total: 0 } } })
    expect(await left(card)).toBe(494.01)
  })

  it('pays what the cart costs, whatever is added, taken out, or discounted afterwards', async () => {
    const [large, small] = [await giveCard(admin, 800), await giveCard(admin, 300)]
    const { id } = await cartReadyToPay(line())
    await use(id, large)
    expect(totalOf(await use(id, small))).toBe(0)
    await done('POST', `/store/carts/${id}/line-items`, {
      body: { variant_id: product.variantId, quantity: 1 },
    })
    const dearer = await done('GET', `/store/carts/${id}`)
    expect(at(dearer, 'cart.total')).toBe(0)
    expect(at(dearer, 'cart.credit_line_total')).toBe(1005.99)
    const code = `HALF${Math.random().toString(36).slice(2).toUpperCase()}`
    await done('POST', '/admin/promotions', {
      bearer: admin,
      body: {
        type: 'standard',
        status: 'active',
        code,
        application_method: {
          type: 'percentage',
          target_type: 'items',
          allocation: 'across',
          value: 50,
          currency_code: 'inr',
        },
      },
    })
    const halved = await done('POST', `/store/carts/${id}/promotions`, { body: { promo_codes: [code] } })
    expect(at(halved, 'cart.total')).toBe(0)
    expect(at(halved, 'cart.credit_line_total')).toBe(total)
    const whole = await done('DELETE', `/store/carts/${id}/promotions`, { body: { promo_codes: [code] } })
    expect(at(whole, 'cart.credit_line_total')).toBe(1005.99)
    const without = await done('DELETE', `/store/carts/${id}/credit/${large.id}`)
    expect(at(without, 'cart.total')).toBe(705.99)
    expect(await left(large)).toBe(800)
    await payManually(id)
    expect(await complete(id)).toMatchObject(ordered)
    expect([await left(large), await left(small)]).toEqual([800, 0])
  })

  it('is spent once by two carts that are ordered at the same moment', async () => {
    const card = await giveCard(admin, 600)
    const carts = [await cartReadyToPay(line()), await cartReadyToPay(line())]
    for (const { id } of carts) expect(totalOf(await use(id, card))).toBe(0)
    const answers = await Promise.all(carts.map(async ({ id }) => complete(id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.find(({ status }) => status !== 200)).toMatchObject(refused)
    expect(await left(card)).toBe(94.01)
    // The other cart is shown what is left, and can be ordered at its new total.
    const other = carts[answers.findIndex(({ status }) => status !== 200)]?.id ?? ''
    const refreshed = await done('POST', `/store/carts/${other}/refresh`)
    expect(at(refreshed, 'cart.total')).toBe(411.98)
    await payManually(other)
    expect(await complete(other)).toMatchObject(ordered)
    expect(await left(card)).toBe(0)
  })

  it('gets back what a cart could not be ordered with, and the payment goes back too', async () => {
    const card = await giveCard(admin, 100)
    const last = await makeProducts(admin, 'The last one', 1)
    const { id } = await cartReadyToPay([{ variant_id: last.variantId, quantity: 1 }])
    await use(id, card)
    await payManually(id)
    const faster = await cartReadyToOrder([{ variant_id: last.variantId, quantity: 1 }])
    expect(await complete(faster.id)).toMatchObject(ordered)
    expect((await complete(id)).status).toBe(400)
    expect(await left(card)).toBe(100)
    await last.remove()
  })

  it('ends a payment that was made before it was applied, and nothing is paid twice', async () => {
    const card = await giveCard(admin, 100)
    const { id } = await paidCart(line(), cards.webhookNever)
    expect(totalOf(await use(id, card))).toBe(total - 100)
    expect((await complete(id)).status).toBe(400)
    expect(await left(card)).toBe(100)
    expect(await booksOf(id)).toMatchObject([{ charged: total, cancelled: total }])
  })

  it('gets back what a canceled order has spent, once', async () => {
    const card = await giveCard(admin, 1000)
    const { id } = await cartReadyToPay(line())
    await use(id, card)
    const order = textAt((await complete(id)).body, 'order.id')
    expect(await left(card)).toBe(494.01)
    await done('POST', `/admin/orders/${order}/cancel`, { bearer: admin })
    expect(await left(card)).toBe(1000)
    expect((await ask('POST', `/admin/orders/${order}/cancel`, { bearer: admin })).status).toBe(400)
    expect(await left(card)).toBe(1000)
  })

  it('is debited once by an order whose process was killed', async () => {
    const card = await giveCard(admin, 1000)
    const { id } = await cartReadyToPay(line())
    await use(id, card)
    const first = textAt((await complete(id)).body, 'order.id')
    await database.query(
      `update workflow_execution set state = 'not_started' where workflow_id = 'complete-cart'
        and context->'data'->'payload'->>'id' = $1`,
      [id],
    )
    const second = textAt((await complete(id)).body, 'order.id')
    expect(second).not.toBe(first)
    expect(await left(card)).toBe(494.01)
  })

  it('is given in no currency that the shop does not sell in, and neither is store credit', async () => {
    const body = { currency_code: 'zzz', amount: 100, reason: 'For a test' }
    const refused = await ask('POST', '/admin/gift-cards', { bearer: admin, body })
    expect(refused).toMatchObject({ status: 400, body: { type: 'invalid_data' } })
    const { token } = await signUp()
    const id = textAt(await done('GET', '/store/customers/me', { bearer: token }), 'customer.id')
    const path = `/admin/customers/${id}/store-credit`
    expect((await ask('POST', path, { bearer: admin, body })).status).toBe(400)
    expect(await done('GET', path, { bearer: admin })).toEqual({ store_credit: [] })
  })

  it('pays nothing when it is disabled, unknown, or in another currency', async () => {
    const card = await giveCard(admin, 100)
    const euros = await giveCard(admin, 100, 'eur')
    const { id } = await cartReadyToPay(line())
    await use(id, card)
    await payManually(id)
    const path = `/admin/gift-cards/${card.id}`
    await done('POST', path, { bearer: admin, body: { status: 'disabled' } })
    expect(await complete(id)).toMatchObject(refused)
    const unknown = { status: 400, body: { code: 'gift_card_unknown' } }
    expect(await use(id, card)).toMatchObject(unknown)
    expect(await use(id, { id: '', code: 'AAAA-BBBB-CCCC-DDDD' })).toMatchObject(unknown)
    expect(await use(id, euros)).toMatchObject({ status: 400, body: { code: 'gift_card_currency' } })
    expect(at(await done('POST', `/store/carts/${id}/refresh`), 'cart.total')).toBe(total)
  })

  it('has its code in no list and in no table', async () => {
    const card = await giveCard(admin, 100)
    const list = await done('GET', '/admin/gift-cards', { bearer: admin })
    expect(JSON.stringify(list)).not.toContain(card.code)
    const { rows } = await database.query(`select * from credit_account where id = $1`, [card.id])
    expect(JSON.stringify(rows)).not.toContain(card.code.slice(0, 9))
    expect(JSON.stringify(rows)).not.toContain(card.code.replaceAll('-', '').slice(0, 8))
  })
})

describe('Store credit', () => {
  it('is given and taken by the owner, and pays a cart of its customer only', async () => {
    const { token } = await signUp()
    const me = textAt(await done('GET', '/store/customers/me', { bearer: token }), 'customer.id')
    const path = `/admin/customers/${me}/store-credit`
    const change = async (amount: number): Promise<Answer> =>
      ask('POST', path, { bearer: admin, body: { currency_code: 'inr', amount, reason: 'A late parcel' } })
    await change(400)
    expect(await change(-150)).toMatchObject({ status: 200, body: { store_credit: [{ balance: 250 }] } })
    expect(await change(-251)).toMatchObject({ status: 400, body: { code: 'credit_too_low' } })
    expect(await done('GET', '/store/customers/me/store-credit', { bearer: token })).toMatchObject({
      store_credit: [
        {
          currency_code: 'inr',
          balance: 250,
          entries: [
            { kind: 'taken', amount: -150 },
            { kind: 'granted', amount: 400, reason: 'A late parcel' },
          ],
        },
      ],
    })
    const guest = await cartReadyToPay(line())
    expect(await ask('POST', `/store/carts/${guest.id}/store-credit`)).toMatchObject({
      status: 400,
      body: { code: 'store_credit_empty' },
    })
    const { id } = await cartReadyToPay(line(), { bearer: token })
    const paid = await ask('POST', `/store/carts/${id}/store-credit`, { bearer: token })
    expect(totalOf(paid)).toBe(255.99)
    await payManually(id, token)
    const order = await complete(id, token)
    expect(order).toMatchObject(ordered)
    const credit = await done('GET', '/store/customers/me/store-credit', { bearer: token })
    expect(at(credit, 'store_credit.0.balance')).toBe(0)
  })

  it('takes what the shop owes for a return, and not more', async () => {
    const { token } = await signUp()
    const { id } = await cartReadyToOrder(line(), { bearer: token })
    const { body } = await complete(id, token)
    const order = textAt(body, 'order.id')
    const refund = async (amount: number): Promise<Answer> =>
      ask('POST', `/admin/orders/${order}/store-credit`, {
        bearer: admin,
        body: { amount, reason: 'A return' },
      })
    expect(await refund(500)).toMatchObject({ status: 400, body: { code: 'more_than_owed' } })
    const found = await done(
      'GET',
      `/admin/orders/${order}?fields=payment_collections.payments.id,items.id`,
      {
        bearer: admin,
      },
    )
    const payment = textAt(found, 'order.payment_collections.0.payments.0.id')
    await done('POST', `/admin/payments/${payment}/capture`, { bearer: admin, body: {} })
    const items = [{ id: textAt(found, 'order.items.0.id'), quantity: 1 }]
    await done('POST', `/admin/orders/${order}/fulfillments`, { bearer: admin, body: { items } })
    const places = await done('GET', '/admin/stock-locations?limit=1', { bearer: admin })
    const begun = await done('POST', '/admin/returns', {
      bearer: admin,
      body: { order_id: order, location_id: textAt(places, 'stock_locations.0.id') },
    })
    const returned = `/admin/returns/${textAt(begun, 'return.id')}`
    await done('POST', `${returned}/request-items`, { bearer: admin, body: { items } })
    await done('POST', `${returned}/request`, { bearer: admin, body: {} })
    await done('POST', `${returned}/receive`, { bearer: admin, body: {} })
    await done('POST', `${returned}/receive-items`, { bearer: admin, body: { items } })
    await done('POST', `${returned}/receive/confirm`, { bearer: admin, body: {} })
    const [one, other] = await Promise.all([refund(500), refund(500)])
    expect(one.status + other.status).toBe(200 + 400)
    const credit = await done('GET', '/store/customers/me/store-credit', { bearer: token })
    expect(at(credit, 'store_credit.0')).toMatchObject({
      balance: 500,
      entries: [{ kind: 'refunded', amount: 500, reason: 'A return', order_id: order }],
    })
  })

  it('is nothing while it is switched off', async () => {
    const card = await giveCard(admin, 100)
    const { id } = await cartReadyToPay(line())
    await use(id, card)
    await payManually(id)
    const switchOn = await withCredit(admin, false)
    expect(await use(id, { id: '', code: 'AAAA-BBBB-CCCC-DDDD' })).toMatchObject({ status: 404 })
    expect(await ask('POST', `/store/carts/${id}/store-credit`)).toMatchObject({ status: 404 })
    const { token } = await signUp()
    expect(await ask('GET', '/store/customers/me/store-credit', { bearer: token })).toMatchObject({
      status: 404,
    })
    expect(await ask('GET', `/store/carts/${id}/credit`)).toMatchObject({ status: 404 })
    // What was applied before pays nothing, and stays on the card.
    expect(await complete(id)).toMatchObject(refused)
    const refreshed = await done('POST', `/store/carts/${id}/refresh`)
    expect(listAt(refreshed, 'cart.credit_lines')).toEqual([])
    expect(await left(card)).toBe(100)
    await switchOn()
  })
})
