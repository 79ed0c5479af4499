/** @module-tag smoke */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { cartReadyToOrder, cartReadyToPay, complete, payManually } from '../support/checkout'
import { makeProducts, type TestProducts } from '../support/products'
import { anyEmail, ask, done, signInAdmin, signUp, type Answer } from '../support/backend'
import { cards, confirm, openCollection, openSession, sessionIn, testProvider } from '../support/payments'
import { at, listAt, textAt } from '../support/read'

let admin: string
let testProduct: TestProducts
let others: TestProducts

beforeAll(async () => {
  admin = await signInAdmin()
  testProduct = await makeProducts(admin, 'A cart with an owner', 50)
  others = await makeProducts(admin, 'An earlier cart', 50)
})
afterAll(async () => {
  await testProduct.remove()
  await others.remove()
})

const pieces = (quantity: number, { variantId }: TestProducts = testProduct) => [
  { variant_id: variantId, quantity },
]

const owned = (cart: unknown) => at(cart, 'cart.customer.id')

async function guestCart(items: ReturnType<typeof pieces>, bearer?: string): Promise<string> {
  const who = bearer === undefined ? {} : { bearer }
  return textAt(await done('POST', '/store/carts', { ...who, body: { items } }), 'cart.id')
}

async function me(bearer: string): Promise<string> {
  return textAt(await done('GET', '/store/customers/me', { bearer }), 'customer.id')
}

/** The customer of an order, read through the admin API. */
async function customerOf(answer: Answer): Promise<unknown> {
  const path = `/admin/orders/${textAt(answer.body, 'order.id')}?fields=id,email,customer.id,customer.has_account`
  return at(await done('GET', path, { bearer: admin }), 'order.customer')
}

describe('A customer’s cart', () => {
  it.each<[string, string, string, object?]>([
    ['read', 'GET', ''],
    ['given an email', 'POST', '', { email: 'stranger@umber-ecru.example' }],
    ['filled', 'POST', '/line-items', { variant_id: 'variant_any', quantity: 1 }],
    ['given a code', 'POST', '/promotions', { promo_codes: ['WELCOME10'] }],
    ['priced anew', 'POST', '/refresh'],
    ['completed', 'POST', '/complete'],
  ])('is not %s by a guest or by another customer', async (_, method, path, body) => {
    const owner = await signUp()
    const stranger = await signUp()
    const id = await guestCart(pieces(1), owner.token)
    const asked = body === undefined ? {} : { body }
    const answers = [
      await ask(method, `/store/carts/${id}${path}`, asked),
      await ask(method, `/store/carts/${id}${path}`, { ...asked, bearer: stranger.token }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    const kept = await done('GET', `/store/carts/${id}?fields=email,customer.id`, { bearer: owner.token })
    expect(at(kept, 'cart.email')).toBe(owner.email)
  })

  it.each<[string, (cart: string, collection: string) => readonly [string, object]]>([
    ['read', (cart) => ['/store/payment-collections', { cart_id: cart }]],
    [
      'exchanged',
      (_, collection) => [
        `/store/payment-collections/${collection}/payment-sessions`,
        { provider_id: 'pp_system_default' },
      ],
    ],
  ])('has a payment that is not %s by a guest or by another customer', async (_, request) => {
    const { token: bearer, email } = await signUp()
    const stranger = await signUp()
    const cart = await cartReadyToOrder(pieces(1), { bearer, email })
    const collection = await openCollection(cart.id, { bearer })
    const sessions = async () =>
      listAt(
        await done('GET', `/store/carts/${cart.id}`, { bearer }),
        'cart.payment_collection.payment_sessions',
      ).map((session) => at(session, 'id'))
    const before = await sessions()
    const [path, body] = request(cart.id, collection)
    const answers = [
      await ask('POST', path, { body }),
      await ask('POST', path, { body, bearer: stranger.token }),
      await ask('POST', path, { body, bearer: 'not.a.token' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 401])
    expect(JSON.stringify(answers)).not.toContain(email)
    expect(await sessions()).toEqual(before)
    expect((await ask('POST', path, { body, bearer })).status).toBe(200)
  })

  it('is paid by its customer alone once the guest has signed in', async () => {
    const cart = await cartReadyToOrder(pieces(1))
    const collection = await openCollection(cart.id)
    const { token: bearer } = await signUp()
    await done('POST', `/store/carts/${cart.id}/customer`, { body: {}, bearer })
    expect((await openSession(collection, 'pp_system_default')).status).toBe(404)
    expect((await openSession(collection, 'pp_system_default', {}, { bearer })).status).toBe(200)
  })

  it('is not told by the shop’s terms for it: ways of delivery', async () => {
    const { token: bearer, email } = await signUp()
    const stranger = await signUp()
    const cart = await cartReadyToPay(pieces(1), { bearer, email })
    const path = `/store/shipping-options?cart_id=${cart.id}`
    const option = textAt(await done('GET', path, { bearer }), 'shipping_options.0.id')
    const calculate = `/store/shipping-options/${option}/calculate`
    const body = { cart_id: cart.id }
    for (const who of [{}, { bearer: stranger.token }]) {
      expect((await ask('GET', path, who)).status).toBe(404)
      expect((await ask('POST', calculate, { ...who, body })).status).toBe(404)
    }
  })

  it('is not taken over by another customer', async () => {
    const owner = await signUp()
    const stranger = await signUp()
    const id = await guestCart(pieces(1), owner.token)
    const taken = await ask('POST', `/store/carts/${id}/customer`, { body: {}, bearer: stranger.token })
    expect(taken.status).toBe(404)
    const united = await done('POST', '/store/customers/me/cart', {
      body: { cart_id: id },
      bearer: stranger.token,
    })
    expect(textAt(united, 'cart.id')).not.toBe(id)
  })

  it('gets 401 with a token that is no longer accepted', async () => {
    const owner = await signUp()
    const id = await guestCart(pieces(1), owner.token)
    const answers = [
      await ask('GET', `/store/carts/${id}`, { bearer: 'not.a.token' }),
      await ask('POST', `/store/carts/${id}/complete`, { bearer: 'not.a.token' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 401])
  })

  it('is completed by that customer', async () => {
    const { token: bearer, email } = await signUp()
    const cart = await cartReadyToOrder(pieces(1), { bearer, email })
    const answer = await complete(cart.id, bearer)
    expect(await customerOf(answer)).toMatchObject({ id: await me(bearer), has_account: true })
  })
})

it('No answer of the store tells what Medusa keeps of the customer with a payment', async () => {
  const { token: bearer, email } = await signUp()
  const cart = await cartReadyToPay(pieces(1), { bearer, email })
  const collection = await openCollection(cart.id, { bearer })
  const opened = await openSession(collection, testProvider, {}, { bearer })
  const session = sessionIn(opened.body)
  await confirm(session, cards.webhookNever)
  const { body: made } = await ask('POST', '/store/payment-collections', {
    bearer,
    body: { cart_id: cart.id },
  })
  const read = await done('GET', `/store/carts/${cart.id}`, { bearer })
  const own = await done('POST', '/store/customers/me/cart', { bearer, body: {} })
  const added = await done('POST', `/store/carts/${cart.id}?fields=*payment_collection.payment_sessions`, {
    bearer,
    body: { metadata: {} },
  })
  for (const answer of [opened.body, made]) expect(sessionIn(answer).secret).toBe(session.secret)
  for (const answer of [read, own, added])
    expect(at(answer, 'cart.payment_collection.payment_sessions.0.data.client_secret')).toBe(session.secret)
  const { body: ordered } = await complete(cart.id, bearer)
  const access = textAt(ordered, 'order_access')
  const fields = encodeURIComponent('*payment_collections.payment_sessions')
  const order = await done('GET', `/store/orders/${textAt(ordered, 'order.id')}?fields=${fields}`, { access })
  const [told] = listAt(order, 'order.payment_collections.0.payment_sessions')
  expect(at(told, 'id')).toBe(session.session)
  expect(told).not.toHaveProperty('data')
  for (const answer of [opened.body, made, read, own, added, ordered, order])
    expect(JSON.stringify(answer)).not.toContain('"context"')
})

describe('A guest’s cart', () => {
  it('is not completed for a customer before it is theirs', async () => {
    const { token: bearer } = await signUp()
    const cart = await cartReadyToOrder(pieces(1))
    const refused = await complete(cart.id, bearer)
    expect([refused.status, at(refused.body, 'code')]).toEqual([400, 'cart_not_transferred'])
    await done('POST', `/store/carts/${cart.id}/customer`, { body: {}, bearer })
    await payManually(cart.id, bearer)
    const answer = await complete(cart.id, bearer)
    expect(await customerOf(answer)).toMatchObject({ id: await me(bearer) })
  })

  it('is not completed with a token that is no longer accepted', async () => {
    const cart = await cartReadyToOrder(pieces(1))
    const refused = await complete(cart.id, 'not.a.token')
    expect(refused.status).toBe(401)
  })

  it.each(['POST /store/carts', 'POST /store/carts/:id'])(
    'stays a guest’s when its email is that of an account (%s)',
    async (route) => {
      const { email } = await signUp()
      const query = '?fields=id,email,*customer'
      const isNew = route === 'POST /store/carts'
      const path = isNew ? '/store/carts' : `/store/carts/${await guestCart(pieces(1))}`
      const cart = await done('POST', `${path}${query}`, { body: { email } })
      expect(at(cart, 'cart')).toMatchObject({ email, customer: { has_account: false, first_name: null } })
      const id = textAt(cart, 'cart.id')
      const changed = anyEmail('another')
      await done('POST', `/store/carts/${id}`, { body: { email: changed } })
      const back = await done('POST', `/store/carts/${id}${query}`, { body: { email } })
      expect(at(back, 'cart')).toMatchObject({ email, customer: { has_account: false } })
    },
  )

  it('becomes a guest order even with the email of an account', async () => {
    const { email, token } = await signUp()
    const cart = await cartReadyToOrder(pieces(1), { email })
    expect(await customerOf(await complete(cart.id))).toMatchObject({ has_account: false })
    const history = await done('GET', '/store/orders', { bearer: token })
    expect(listAt(history, 'orders')).toEqual([])
  })
})

describe('The cart of a customer who signs in', () => {
  const unite = async (bearer: string, cart_id?: string) =>
    done('POST', '/store/customers/me/cart?fields=id,customer.id,items.variant_id,items.quantity', {
      bearer,
      body: cart_id === undefined ? {} : { cart_id },
    })
  const held = (answer: unknown) =>
    Object.fromEntries(
      listAt(answer, 'cart.items').map((item) => [textAt(item, 'variant_id'), at(item, 'quantity')]),
    )

  it('is a new one when there is none, and the same for simultaneous requests', async () => {
    const { token } = await signUp()
    const answers = await Promise.all([unite(token), unite(token, 'cart_that_never_was'), unite(token)])
    expect(new Set(answers.map((answer) => textAt(answer, 'cart.id'))).size).toBe(1)
    expect(owned(answers[0])).toBe(await me(token))
  })

  it('is the one the guest filled', async () => {
    const { token } = await signUp()
    const id = await guestCart(pieces(2))
    const answer = await unite(token, id)
    expect([textAt(answer, 'cart.id'), owned(answer)]).toEqual([id, await me(token)])
  })

  it('is the one from another device', async () => {
    const { token } = await signUp()
    const earlier = await guestCart(pieces(3), token)
    expect(textAt(await unite(token), 'cart.id')).toBe(earlier)
    expect(textAt(await unite(token, await guestCart([])), 'cart.id')).toBe(earlier)
    expect(textAt(await unite(token, await guestCart([], token)), 'cart.id')).toBe(earlier)
  })

  it('is their own empty one when there is no other', async () => {
    const { token } = await signUp()
    const own = await guestCart([], token)
    expect(textAt(await unite(token, own), 'cart.id')).toBe(own)
  })

  it('[F-54] holds the items of both, each once, for repeated requests too', async () => {
    const { token } = await signUp()
    await guestCart([...pieces(3), ...pieces(1, others)], token)
    const id = await guestCart(pieces(2))
    const answers = await Promise.all([unite(token, id), unite(token, id)])
    for (const answer of [...answers, await unite(token, id), await unite(token)]) {
      expect(textAt(answer, 'cart.id')).toBe(id)
      expect(held(answer)).toEqual({ [testProduct.variantId]: 5, [others.variantId]: 1 })
    }
  })

  it('names the items that are no longer available', async () => {
    const { token } = await signUp()
    const scarce = await makeProducts(admin, 'The last piece', 1)
    await guestCart([...pieces(1, scarce), ...pieces(1)], token)
    const answer = await unite(token, await guestCart(pieces(1, scarce)))
    expect(held(answer)).toEqual({ [scarce.variantId]: 1, [testProduct.variantId]: 1 })
    expect(at(answer, 'left_out')).toMatchObject([{ quantity: 1 }])
    await scarce.remove()
  })

  it('requires authentication', async () => {
    expect((await ask('POST', '/store/customers/me/cart', { body: {} })).status).toBe(401)
  })
})
