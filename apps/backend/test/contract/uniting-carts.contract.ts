/** @module-tag smoke */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { cartReadyToPay, complete } from '../support/checkout'
import { booksOf, cards, confirm, openPayment, paidCart, type TestSession } from '../support/payments'
import { makeProducts, type TestProducts } from '../support/products'
import { ask, done, regionId, signInAdmin, signUp } from '../support/backend'
import { at, listAt, textAt } from '../support/read'

let bought: TestProducts
let added: TestProducts
let region: string

beforeAll(async () => {
  const admin = await signInAdmin()
  bought = await makeProducts(admin, 'Paid on the phone', 100)
  added = await makeProducts(admin, 'Put into the cart on the laptop', 100)
  region = await regionId()
})
afterAll(async () => {
  await bought.remove()
  await added.remove()
})

const pieces = (quantity: number) => [{ variant_id: bought.variantId, quantity }]

async function guestCart(): Promise<string> {
  const body = { region_id: region, items: [{ variant_id: added.variantId, quantity: 1 }] }
  return textAt(await done('POST', '/store/carts', { body }), 'cart.id')
}

const unite = async (bearer: string, cart?: string) =>
  done('POST', '/store/customers/me/cart?fields=id,items.variant_id,items.quantity', {
    bearer,
    body: cart === undefined ? {} : { cart_id: cart },
  })

const itemsOf = (answer: unknown) =>
  Object.fromEntries(
    listAt(answer, 'cart.items').map((item) => [textAt(item, 'variant_id'), at(item, 'quantity')]),
  )

async function itemsIn(cart: string, bearer: string) {
  return itemsOf(
    await done('GET', `/store/carts/${cart}?fields=id,items.variant_id,items.quantity`, { bearer }),
  )
}

async function sessionsIn(cart: string, bearer: string): Promise<readonly unknown[]> {
  const fields = 'id,payment_collection.payment_sessions.id'
  const answer = await done('GET', `/store/carts/${cart}?fields=${fields}`, { bearer })
  const sessions = at(answer, 'cart.payment_collection.payment_sessions')
  return Array.isArray(sessions) ? sessions.map((session) => at(session, 'id')) : []
}

describe('A cart that its customer pays on another device', () => {
  const paying: readonly (readonly [string, (session: TestSession) => Promise<unknown>])[] = [
    ['is paid', async (session) => confirm(session, cards.webhookNever)],
    ['is paid, and the money is taken', async (session) => confirm(session, cards.capturedAtOnce)],
    ['waits for the bank', async (session) => confirm(session, cards.challenge)],
    ['is about to be paid', async () => Promise.resolve()],
  ]

  it.each(paying)('keeps its items and its payment when it %s', async (_, pay) => {
    const { token: bearer, email } = await signUp()
    const paid = await cartReadyToPay(pieces(2), { bearer, email })
    const session = await openPayment(paid.id, { bearer })
    await pay(session)
    const guests = await guestCart()
    for (const united of [await unite(bearer, guests), await unite(bearer, guests)]) {
      expect(textAt(united, 'cart.id')).toBe(guests)
      expect(itemsOf(united)).toEqual({ [added.variantId]: 1 })
    }
    expect(await itemsIn(paid.id, bearer)).toEqual({ [bought.variantId]: 2 })
    expect(await sessionsIn(paid.id, bearer)).toEqual([session.session])
  })

  it('gets no items of others while it is paid', async () => {
    const { token: bearer, email } = await signUp()
    await done('POST', '/store/carts', {
      bearer,
      body: { region_id: region, items: [{ variant_id: added.variantId, quantity: 1 }] },
    })
    const paid = await paidCart(pieces(1), cards.webhookNever, { bearer, email })
    expect(itemsOf(await unite(bearer))).toEqual({ [bought.variantId]: 1 })
    expect(await sessionsIn(paid.id, bearer)).toEqual([paid.session])
  })

  it('is ordered while the customer signs in with another cart', async () => {
    const { token: bearer, email } = await signUp()
    const paid = await paidCart(pieces(2), cards.webhookNever, { bearer, email })
    const guests = await guestCart()
    const [ordered, united] = await Promise.all([
      ask('POST', `/store/carts/${paid.id}/complete`, { bearer }),
      unite(bearer, guests),
    ])
    expect([ordered.status, at(ordered.body, 'type')]).toEqual([200, 'order'])
    expect(at(ordered.body, 'order.items.0.quantity')).toBe(2)
    expect(itemsOf(united)).toEqual({ [added.variantId]: 1 })
    expect(await booksOf(paid.id)).toMatchObject([{ status: 'authorized', refunded: 0, cancelled: 0 }])
  })

  it('is united again after its payment was cancelled', async () => {
    const { token: bearer, email } = await signUp()
    const paid = await paidCart(pieces(2), cards.webhookNever, { bearer, email })
    const guests = await guestCart()
    await unite(bearer, guests)
    await done('DELETE', `/store/carts/${paid.id}/payment-session`, { bearer })
    expect(itemsOf(await unite(bearer, guests))).toEqual({ [bought.variantId]: 2, [added.variantId]: 1 })
    expect((await complete(paid.id, bearer)).status).toBe(400)
  })
})
