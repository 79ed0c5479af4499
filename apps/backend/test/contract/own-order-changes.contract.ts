/** @module-tag smoke */
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ask, done, signInAdmin, signUp, type Ask } from '../support/backend'
import { address, cartReadyToOrder, cartReadyToPay, complete, payManually } from '../support/checkout'
import { booksOf, cards, paidCart } from '../support/payments'
import { makeProducts, stockLocation, type TestProducts } from '../support/products'
import { at, listAt, textAt } from '../support/read'

const admin = { bearer: await signInAdmin() }
const refused = (code: string) => ({ status: 400, body: { type: 'not_allowed', code } })

let product: TestProducts
let database: Client
beforeAll(async () => {
  product = await makeProducts(admin.bearer, 'Canceled by its buyer', 500)
  database = new Client({ connectionString: process.env['DATABASE_URL'] })
  await database.connect()
})
afterAll(async () => {
  await product.remove()
  await database.end()
})

type Who = Pick<Ask, 'bearer' | 'access'>

interface Placed {
  readonly id: string
  readonly cartId: string
  readonly itemId: string
  readonly who: Who
}

const lines = () => [{ variant_id: product.variantId, quantity: 2 }]

async function placed(cartId: string, bearer?: string): Promise<Placed> {
  const { body } = await complete(cartId, bearer)
  const who = bearer === undefined ? { access: textAt(body, 'order_access') } : { bearer }
  return { id: textAt(body, 'order.id'), cartId, itemId: textAt(body, 'order.items.0.id'), who }
}

const guestOrder = async () => placed((await cartReadyToOrder(lines())).id)

async function customerOrder() {
  const { token: bearer, email } = await signUp()
  return await placed((await cartReadyToOrder(lines(), { bearer, email })).id, bearer)
}

const cancel = async ({ id, who }: Placed) => ask('POST', `/store/orders/${id}/cancel`, { ...who, body: {} })
const changesOf = async ({ id, who }: Placed) =>
  at(await done('GET', `/store/orders/${id}/changes`, who), 'changes')
const statusOf = async ({ id }: Placed) =>
  at(await done('GET', `/admin/orders/${id}?fields=status,payment_status`, admin), 'order')
const age = async ({ id }: Placed, minutes: number) =>
  database.query(`update "order" set created_at = created_at - make_interval(mins => $2) where id = $1`, [
    id,
    minutes,
  ])
const fulfill = async ({ id, itemId }: Placed) =>
  done('POST', `/admin/orders/${id}/fulfillments`, {
    ...admin,
    body: { items: [{ id: itemId, quantity: 1 }] },
  })

describe('An order that its buyer cancels', () => {
  it('gives back what was taken, once for two presses, and the pieces', async () => {
    const before = await stockLocation(admin.bearer, product.inventoryItemId)
    const cart = await paidCart(lines(), cards.capturedAtOnce)
    const order = await placed(cart.id)
    const reserved = await stockLocation(admin.bearer, product.inventoryItemId)
    expect(reserved).not.toEqual(before)
    expect(await changesOf(order)).toMatchObject({ cancel_until: expect.any(String) as string })
    const [one, other] = await Promise.all([cancel(order), cancel(order)])
    expect([one?.status, other?.status]).toEqual([200, 200])
    expect((await cancel(order)).status).toBe(200)
    expect(await statusOf(order)).toMatchObject({ status: 'canceled' })
    const [books] = await booksOf(cart.id)
    expect(books).toMatchObject({ refunded: books?.captured })
    expect(books?.captured).toBeGreaterThan(0)
    expect(await stockLocation(admin.bearer, product.inventoryItemId)).toEqual(before)
    expect(await changesOf(order)).toMatchObject({ cancel_until: null, address: null })
  })

  it('lets a reserved payment go', async () => {
    const cart = await paidCart(lines(), cards.good)
    const order = await placed(cart.id)
    expect((await cancel(order)).status).toBe(200)
    expect(await booksOf(cart.id)).toMatchObject([{ captured: 0, refunded: 0 }])
    expect((await booksOf(cart.id))[0]?.cancelled).toBeGreaterThan(0)
  })

  it('is the customer’s own, or one that a guest has the access of', async () => {
    const order = await customerOrder()
    const { token: bearer } = await signUp()
    const guest = await guestOrder()
    for (const who of [{}, { bearer }, guest.who]) expect((await cancel({ ...order, who })).status).toBe(404)
    expect(await statusOf(order)).toMatchObject({ status: 'pending' })
    expect((await cancel(order)).status).toBe(200)
  })

  it('is not older than the owner allows', async () => {
    const order = await guestOrder()
    await age(order, 61)
    expect(await changesOf(order)).toMatchObject({
      cancel_until: null,
      address: { address_1: '12 Residency Road' },
    })
    expect(await cancel(order)).toMatchObject(refused('cancel_time_over'))
    expect(await statusOf(order)).toMatchObject({ status: 'pending' })
  })

  it('is none of which something is packed', async () => {
    const order = await customerOrder()
    await fulfill(order)
    expect(await cancel(order)).toMatchObject(refused('order_fulfilled'))
    expect(await changesOf(order)).toMatchObject({ cancel_until: null, address: null })
  })

  it('is none that the shop has edited', async () => {
    const order = await guestOrder()
    const edit = await done('POST', '/admin/order-edits', { ...admin, body: { order_id: order.id } })
    expect(at(edit, 'order_change.order_id')).toBe(order.id)
    expect(await cancel(order)).toMatchObject(refused('order_edited'))
  })
})

describe('The address of an order that is not packed', () => {
  const to = { ...address, address_1: '4 Church Street', postal_code: '560001', company: 'Loom' }
  const move = async ({ id, who }: Placed, place: object) =>
    ask('POST', `/store/orders/${id}/shipping-address`, { ...who, body: place })

  it('is changed by the customer and by a guest, and the history of the order keeps both', async () => {
    for (const order of [await customerOrder(), await guestOrder()]) {
      expect((await move(order, { ...to, phone: '' })).status).toBe(200)
      const seen = await done('GET', `/admin/orders/${order.id}?fields=*shipping_address`, admin)
      expect(at(seen, 'order.shipping_address')).toMatchObject({
        address_1: '4 Church Street',
        company: 'Loom',
      })
      const history = listAt(await done('GET', `/admin/orders/${order.id}/changes`, admin), 'order_changes')
      expect(JSON.stringify(history)).toContain('12 Residency Road')
      expect(JSON.stringify(history)).toContain('4 Church Street')
      // A change of the address is none of what was ordered.
      expect((await cancel(order)).status).toBe(200)
    }
  })

  it('stays in its country, has what every address has, and is the buyer’s own', async () => {
    const order = await customerOrder()
    expect(await move(order, { ...to, country_code: 'de', province: '' })).toMatchObject(
      refused('country_fixed'),
    )
    expect((await move(order, { ...to, address_1: '' })).status).toBe(400)
    expect(await move(order, { ...to, postal_code: '<b>' })).toMatchObject({
      body: { code: 'invalid_postal_code' },
    })
    const { token: bearer } = await signUp()
    for (const who of [{}, { bearer }]) expect((await move({ ...order, who }, to)).status).toBe(404)
    await fulfill(order)
    expect(await move(order, to)).toMatchObject(refused('order_fulfilled'))
  })
})

describe('A note to the shop and the message of a gift', () => {
  it('go with the cart into the order, and no further than their length', async () => {
    const { id } = await cartReadyToPay(lines())
    const write = async (body: object) => ask('POST', `/store/carts/${id}/note`, { body })
    expect((await write({ note: 'x'.repeat(501) })).status).toBe(400)
    expect((await write({ note: 7 })).status).toBe(400)
    expect(await write({ note: ' Ring twice ', gift_message: 'For Meera' })).toMatchObject({
      status: 200,
      body: { notes: { note: 'Ring twice', gift_message: 'For Meera' } },
    })
    expect(await write({ gift_message: '' })).toMatchObject({
      body: { notes: { note: 'Ring twice', gift_message: null } },
    })
    await payManually(id)
    const order = await placed(id)
    expect(await changesOf(order)).toMatchObject({ note: 'Ring twice', gift_message: null })
    const seen = await done('GET', `/admin/orders/${order.id}?fields=metadata`, admin)
    expect(at(seen, 'order.metadata')).toMatchObject({ order_note: 'Ring twice' })
    expect((await write({ note: 'Too late' })).status).toBe(400)
  })

  it('are of the cart’s owner', async () => {
    const { token: bearer, email } = await signUp()
    const { id } = await cartReadyToPay(lines(), { bearer, email })
    await done('POST', `/store/carts/${id}/customer`, { bearer })
    const { token: other } = await signUp()
    expect(
      (await ask('POST', `/store/carts/${id}/note`, { bearer: other, body: { note: 'Mine' } })).status,
    ).toBe(404)
  })
})
