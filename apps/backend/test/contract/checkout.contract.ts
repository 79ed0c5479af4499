/** @module-tag smoke */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { address, cartReadyToOrder, complete, payManually } from '../support/checkout'
import { makeProducts, stockLocation, type TestProducts } from '../support/products'
import { ask, done, signInAdmin, signUp } from '../support/backend'
import { at, listAt, textAt } from '../support/read'

let admin: string
let testProduct: TestProducts

beforeAll(async () => {
  admin = await signInAdmin()
  testProduct = await makeProducts(admin, 'Bought for real', 20)
})
afterAll(async () => testProduct.remove())

const pieces = (quantity: number) => [{ variant_id: testProduct.variantId, quantity }]

async function changePrice(amount: number): Promise<void> {
  const path = `/admin/products/${testProduct.productId}/variants/${testProduct.variantId}`
  await done('POST', path, { bearer: admin, body: { prices: [{ currency_code: 'inr', amount }] } })
}

describe('An order paid with the manual provider', () => {
  it('is in the admin API with its lines, address, shipping and total', async () => {
    const cart = await cartReadyToOrder(pieces(2), { shipping: 'express' })
    const { status, body } = await complete(cart.id)
    expect([status, at(body, 'type')]).toEqual([200, 'order'])
    const wanted = encodeURIComponent('+email,+payment_status,+fulfillment_status')
    const path = `/admin/orders/${textAt(body, 'order.id')}?fields=${wanted}`
    const found = await done('GET', path, { bearer: admin })
    expect(at(found, 'order')).toMatchObject({
      email: cart.email,
      status: 'pending',
      payment_status: 'authorized',
      fulfillment_status: 'not_fulfilled',
      total: 1012.99,
      items: [{ variant_id: testProduct.variantId, quantity: 2, unit_price: 500 }],
      shipping_methods: [{ name: 'Express Shipping', amount: 12.99 }],
      shipping_address: address,
    })
    expect(await stockLocation(admin, testProduct.inventoryItemId)).toEqual({ stocked: 20, reserved: 2 })
  })

  it('is in the order history of its customer', async () => {
    const { token: bearer, email } = await signUp()
    const cart = await cartReadyToOrder(pieces(1), { bearer, email })
    const order = textAt((await complete(cart.id, bearer)).body, 'order.id')
    const history = await done('GET', '/store/orders?limit=1&order=-created_at', { bearer })
    expect(textAt(history, 'orders.0.id')).toBe(order)
  })

  it('[F-55] is placed once, for repeated and simultaneous requests', async () => {
    const cart = await cartReadyToOrder(pieces(1))
    const answers = await Promise.all([complete(cart.id), complete(cart.id), complete(cart.id)])
    const later = await complete(cart.id)
    const orders = [...answers, later].map(({ body }) => at(body, 'order.id'))
    expect(new Set(orders).size).toBe(1)
    expect(later.status).toBe(200)
  })
})

describe('A change since the cart was filled', () => {
  it('[F-59] of a price stops the order until the cart is refreshed', async () => {
    const cart = await cartReadyToOrder(pieces(1))
    const line = textAt(await done('GET', `/store/carts/${cart.id}`), 'cart.items.0.id')
    await changePrice(650)
    expect(await complete(cart.id)).toMatchObject({
      status: 400,
      body: { type: 'not_allowed', code: 'price_changed', message: `The price has changed of ${line}.` },
    })
    const refreshed = await done('POST', `/store/carts/${cart.id}/refresh?fields=total,*items`)
    expect(at(refreshed, 'cart')).toMatchObject({ total: 655.99, items: [{ id: line, unit_price: 650 }] })
    await payManually(cart.id)
    expect(at((await complete(cart.id)).body, 'order.total')).toBe(655.99)
    await changePrice(500)
  })

  it('[F-60] of the stock stops the order and names the line', async () => {
    const [mine, theirs] = [await cartReadyToOrder(pieces(8)), await cartReadyToOrder(pieces(8))]
    const line = textAt(await done('GET', `/store/carts/${mine.id}`), 'cart.items.0.id')
    expect((await complete(theirs.id)).status).toBe(200)
    expect(await complete(mine.id)).toMatchObject({
      status: 400,
      body: {
        type: 'not_allowed',
        code: 'insufficient_inventory',
        message: `There is not enough in stock for ${line}.`,
      },
    })
    const fewer = await done('POST', `/store/carts/${mine.id}/line-items/${line}`, { body: { quantity: 1 } })
    expect(listAt(fewer, 'cart.items')).toMatchObject([{ quantity: 1 }])
    await payManually(mine.id)
    expect((await complete(mine.id)).status).toBe(200)
  })

  it('does not affect a completed cart', async () => {
    const cart = await cartReadyToOrder(pieces(1))
    const first = await complete(cart.id)
    await changePrice(900)
    const again = await complete(cart.id)
    expect([again.status, at(again.body, 'order.id')]).toEqual([200, textAt(first.body, 'order.id')])
    expect(await ask('POST', `/store/carts/${cart.id}/refresh`)).toMatchObject({
      status: 400,
      body: { code: 'cart_completed' },
    })
    await changePrice(500)
  })

  it('to a product that is not for sale gets `not_for_sale`', async () => {
    const cart = await cartReadyToOrder(pieces(1))
    const path = `/admin/products/${testProduct.productId}`
    await done('POST', path, { bearer: admin, body: { status: 'draft' } })
    expect(await complete(cart.id)).toMatchObject({ status: 400, body: { code: 'not_for_sale' } })
    expect(await ask('POST', `/store/carts/${cart.id}/refresh`)).toMatchObject({
      status: 400,
      body: { code: 'not_for_sale' },
    })
    await done('POST', path, { bearer: admin, body: { status: 'published' } })
    expect((await complete(cart.id)).status).toBe(200)
  })

  it('in an unknown cart gets 404', async () => {
    expect((await ask('POST', '/store/carts/cart_unknown/refresh')).status).toBe(404)
    expect((await complete('cart_unknown')).status).toBeGreaterThanOrEqual(400)
  })
})
