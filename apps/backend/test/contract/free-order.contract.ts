import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { done, signInAdmin } from '../support/backend'
import { complete } from '../support/checkout'
import { booksOf, cards, paidCart } from '../support/payments'
import { makeProducts, type TestProducts } from '../support/products'
import { at, textAt } from '../support/read'

/** 500 and the delivery. */
const total = 505.99

let admin: string
let product: TestProducts
let gift: Code
let delivery: Code

beforeAll(async () => {
  admin = await signInAdmin()
  product = await makeProducts(admin, 'Paid for, then free', 50)
  gift = await makeCode('items')
  delivery = await makeCode('shipping_methods')
})
afterAll(async () => {
  for (const made of [product, gift, delivery]) await made.remove()
})

type Code = Awaited<ReturnType<typeof makeCode>>

const line = (of: TestProducts = product) => [{ variant_id: of.variantId, quantity: 1 }]

/** A code that takes everything off the items, or off the delivery. */
async function makeCode(target: 'items' | 'shipping_methods') {
  const made = await done('POST', '/admin/promotions', {
    bearer: admin,
    body: {
      type: 'standard',
      status: 'active',
      code: `FREE${Math.random().toString(36).slice(2).toUpperCase()}`,
      application_method: {
        type: 'percentage',
        target_type: target,
        allocation: 'across',
        value: 100,
        currency_code: 'inr',
      },
    },
  })
  const path = `/admin/promotions/${textAt(made, 'promotion.id')}`
  return {
    code: textAt(made, 'promotion.code'),
    remove: async () => done('DELETE', path, { bearer: admin }),
  }
}

const releasedAlready = { status: 400, body: { code: 'payment_released', payment: 'released' } }

const isOrdered = async (cart: string): Promise<boolean> =>
  at(await done('GET', `/store/carts/${cart}?fields=completed_at`), 'cart.completed_at') !== null

describe('A cart whose payment was given back', () => {
  it('is ordered without a payment when codes make it free', async () => {
    const cart = await paidCart(line(), cards.webhookNever)
    await done('DELETE', `/store/carts/${cart.id}/payment-session`)
    expect(await complete(cart.id)).toMatchObject(releasedAlready)
    await done('POST', `/store/carts/${cart.id}/promotions`, { body: { promo_codes: [gift.code] } })
    // The delivery is still to be paid.
    expect(await complete(cart.id)).toMatchObject(releasedAlready)
    expect(await isOrdered(cart.id)).toBe(false)
    await done('POST', `/store/carts/${cart.id}/promotions`, { body: { promo_codes: [delivery.code] } })
    expect(await complete(cart.id)).toMatchObject({
      status: 200,
      body: { type: 'order', order: { total: 0 } },
    })
    expect(await booksOf(cart.id)).toMatchObject([{ charged: total, cancelled: total }])
  })

  it('is told what else is wrong when it is free', async () => {
    const dearer = await makeProducts(admin, 'Dearer and free', 5)
    const cart = await paidCart(line(dearer), cards.webhookNever)
    await done('DELETE', `/store/carts/${cart.id}/payment-session`)
    const codes = { promo_codes: [gift.code, delivery.code] }
    await done('POST', `/store/carts/${cart.id}/promotions`, { body: codes })
    await done('POST', `/admin/products/${dearer.productId}/variants/${dearer.variantId}`, {
      bearer: admin,
      body: { prices: [{ currency_code: 'inr', amount: 650 }] },
    })
    expect(await complete(cart.id)).toMatchObject({ status: 400, body: { code: 'price_changed' } })
    await done('POST', `/store/carts/${cart.id}/refresh`)
    expect(at((await complete(cart.id)).body, 'order.total')).toBe(0)
    await dearer.remove()
  })
})
