import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ask, done, signInAdmin, signUp } from '../support/backend'
import { cartReadyToPay } from '../support/checkout'
import { openCollection } from '../support/payments'
import { makeProducts, type TestProducts } from '../support/products'
import { at, listAt, textAt } from '../support/read'
import {
  imitationUrl,
  payByCard,
  removeSaved,
  savedCardsOf,
  stripeCards as cards,
  stripeProvider,
  withWrongKey,
} from '../support/stripe'

const path = '/store/customers/me/stripe-session'

describe.skipIf(imitationUrl === undefined)('Saved cards at Stripe', () => {
  let product: TestProducts
  beforeAll(async () => {
    product = await makeProducts(await signInAdmin(), 'Paid with a saved card', 500)
  })
  afterAll(async () => product.remove())

  type Customer = Awaited<ReturnType<typeof signUp>>

  const secretOf = async ({ token: bearer }: Customer): Promise<string> =>
    textAt(await done('POST', path, { bearer }), 'stripe_session.client_secret')

  /** Opens a payment of the customer's cart. */
  async function openFor({ token: bearer, email }: Customer) {
    const cart = await cartReadyToPay([{ variant_id: product.variantId, quantity: 1 }], { bearer, email })
    await done('POST', `/store/carts/${cart.id}/customer`, { bearer })
    const opened = await done(
      'POST',
      `/store/payment-collections/${await openCollection(cart.id, { bearer })}/payment-sessions`,
      { bearer, body: { provider_id: stripeProvider } },
    )
    const [session] = listAt(opened, 'payment_collection.payment_sessions')
    return {
      intent: textAt(session, 'data.id'),
      secret: textAt(session, 'data.client_secret'),
      customer: textAt(session, 'data.customer'),
    }
  }

  it('a customer saves a card, sees it at the next payment, pays with it and removes it', async () => {
    const anna = await signUp()
    const first = await openFor(anna)
    const saving = { setup_future_usage: 'on_session' }
    expect((await payByCard(first, cards.good, saving)).status).toBe(200)
    const secret = await secretOf(anna)
    const { customer, methods } = await savedCardsOf(secret)
    expect(customer).toBe(first.customer)
    expect(methods).toMatchObject([{ card: { last4: '4242' } }])
    const method = textAt(methods[0], 'id')
    const next = await openFor(anna)
    expect(next.customer).toBe(first.customer)
    expect((await payByCard(next, '', { payment_method: method })).status).toBe(200)
    await removeSaved(secret, method)
    expect((await savedCardsOf(await secretOf(anna))).methods).toEqual([])
  })

  it('a card is not kept without the shopper’s consent', async () => {
    const anna = await signUp()
    expect((await payByCard(await openFor(anna), cards.good)).status).toBe(200)
    expect((await savedCardsOf(await secretOf(anna))).methods).toEqual([])
  })

  it('another customer neither sees the card nor pays with it, also with a cart of the same address', async () => {
    const [anna, ben] = [await signUp(), await signUp()]
    const saving = { setup_future_usage: 'on_session' }
    await payByCard(await openFor(anna), cards.good, saving)
    const { methods } = await savedCardsOf(await secretOf(anna))
    const foreign = await savedCardsOf(await secretOf(ben))
    expect(foreign.methods).toEqual([])
    const payment = await openFor({ ...ben, email: anna.email })
    expect(payment.customer).toBe(foreign.customer)
    expect((await payByCard(payment, '', { payment_method: textAt(methods[0], 'id') })).status).toBe(404)
  })

  it('each element gets a secret of its own, of one customer of Stripe, also when two tabs ask at once', async () => {
    const anna = await signUp()
    const secrets = await Promise.all([secretOf(anna), secretOf(anna)])
    expect(new Set(secrets).size).toBe(2)
    const customers = await Promise.all(secrets.map(async (one) => (await savedCardsOf(one)).customer))
    expect(new Set(customers).size).toBe(1)
    expect((await openFor(anna)).customer).toBe(customers[0])
  })

  it('the account lists the cards and removes one, of its own customer only', async () => {
    const [anna, ben] = [await signUp(), await signUp()]
    await payByCard(await openFor(anna), cards.good, { setup_future_usage: 'on_session' })
    await secretOf(ben)
    const cardsOf = async ({ token: bearer }: Customer) =>
      listAt(await done('GET', '/store/customers/me/cards', { bearer }), 'cards')
    const [card, ...others] = await cardsOf(anna)
    expect(others).toEqual([])
    expect(card).toEqual({
      id: expect.any(String) as string,
      brand: 'visa',
      last4: '4242',
      exp_month: 12,
      exp_year: 2034,
    })
    const data = await done('GET', '/store/customers/me/data', { bearer: anna.token })
    expect(at(data, 'data.saved_cards')).toMatchObject([{ last4: '4242' }])
    const one = `/store/customers/me/cards/${textAt(card, 'id')}`
    expect(await cardsOf(ben)).toEqual([])
    expect((await ask('DELETE', one, { bearer: ben.token })).status).toBe(404)
    expect(await cardsOf(anna)).toHaveLength(1)
    expect((await ask('DELETE', one, { bearer: anna.token })).status).toBe(200)
    expect(await cardsOf(anna)).toEqual([])
    expect((await ask('DELETE', one, { bearer: anna.token })).status).toBe(404)
  })

  it('a deleted account leaves no card at Stripe', async () => {
    const anna = await signUp()
    await payByCard(await openFor(anna), cards.good, { setup_future_usage: 'on_session' })
    const secret = await secretOf(anna)
    expect((await savedCardsOf(secret)).methods).toHaveLength(1)
    await done('POST', '/store/customers/me/deletion', {
      bearer: anna.token,
      body: { password: 'a-long-password' },
    })
    expect((await savedCardsOf(secret)).methods).toEqual([])
  })

  it('a guest gets no session, and no answer is kept by a cache', async () => {
    expect((await ask('POST', path)).status).toBe(401)
    const { token: bearer } = await signUp()
    expect((await ask('POST', path, { bearer })).headers.get('cache-control')).toContain('no-store')
  })

  it('with a wrong key the answer says nothing of it', async () => {
    const { token: bearer } = await signUp()
    const { status, body } = await withWrongKey(async () => ask('POST', path, { bearer }))
    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toMatch(/sk_test|API Key/i)
    expect(at(body, 'stripe_session')).toBeUndefined()
  })
})
