/** @module-tag smoke */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { done, signInAdmin } from '../support/backend'
import { cartReadyToPay, complete, payManually } from '../support/checkout'
import { mailTo } from '../support/outbox'
import { makeProducts, type TestProducts } from '../support/products'
import { at, listAt, textAt } from '../support/read'

let admin: string
let product: TestProducts
let promotion: string
const code = `EIGHTH${Date.now()}`

const change = async (path: string, body: object = {}): Promise<unknown> =>
  done('POST', `/admin/${path}`, { bearer: admin, body })

beforeAll(async () => {
  admin = await signInAdmin()
  product = await makeProducts(admin, 'Of ninety-nine', 20)
  const prices = [{ currency_code: 'inr', amount: 99 }]
  await change(`products/${product.productId}/variants/${product.variantId}`, { prices })
  const made = await change('promotions', {
    code,
    type: 'standard',
    status: 'active',
    application_method: {
      type: 'percentage',
      target_type: 'items',
      allocation: 'across',
      value: 12.5,
      currency_code: 'inr',
    },
  })
  promotion = textAt(made, 'promotion.id')
})

afterAll(async () => {
  await done('DELETE', `/admin/promotions/${promotion}`, { bearer: admin })
  await product.remove()
})

const fields = 'id,total,discount_total,discount_subtotal,shipping_total,tax_total,payment_collection.amount'

/** A cart with this many pieces, the code, and a payment. */
async function paidCart(
  quantity: number,
): Promise<{ readonly id: string; readonly email: string; readonly read: unknown }> {
  const cart = await cartReadyToPay([{ variant_id: product.variantId, quantity }])
  await done('POST', `/store/carts/${cart.id}/promotions`, { body: { promo_codes: [code] } })
  await payManually(cart.id)
  const read = await done('GET', `/store/carts/${cart.id}?fields=${fields}`)
  return { ...cart, read: at(read, 'cart') }
}

/** What the order, its discounts, its payment and its mail say. */
async function ordered(cart: { readonly id: string; readonly email: string }) {
  const order = at((await complete(cart.id)).body, 'order')
  const own =
    'id,total,discount_total,summary.*,items.adjustments.amount,payment_collections.amount,payment_collections.payments.amount'
  const read = await done('GET', `/admin/orders/${textAt(order, 'id')}?fields=${encodeURIComponent(own)}`, {
    bearer: admin,
  })
  const { text } = await mailTo(cart.email, /order/i)
  return { order, read: at(read, 'order'), text }
}

describe('An eighth off 99.00', () => {
  it('is one sum in the cart, at the payment, in the order and in the mail, to the coin', async () => {
    const cart = await paidCart(1)
    expect(cart.read).toMatchObject({
      discount_total: 12.38,
      shipping_total: 5.99,
      total: 92.61,
      payment_collection: { amount: 92.61 },
    })
    const { order, read, text } = await ordered(cart)
    expect(order).toMatchObject({ total: 92.61, discount_total: 12.38 })
    expect(at(read, 'items.0.adjustments.0.amount')).toBe(12.38)
    expect(at(read, 'summary.current_order_total')).toBe(92.61)
    expect(at(read, 'payment_collections.0.amount')).toBe(92.61)
    expect(at(read, 'payment_collections.0.payments.0.amount')).toBe(92.61)
    expect(text).toContain('92.61')
    expect(text).toContain('12.38')
  })

  it('is whole for several pieces too', async () => {
    const { read } = await paidCart(3)
    // 37.125
    expect(read).toMatchObject({
      discount_total: 37.13,
      total: 265.86,
      payment_collection: { amount: 265.86 },
    })
  })
})

describe('A tax on top of the price', () => {
  let preferences: readonly string[]

  const included = async (is: boolean): Promise<void> => {
    for (const id of preferences) await change(`price-preferences/${id}`, { is_tax_inclusive: is })
  }

  beforeAll(async () => {
    const known = listAt(
      await done('GET', '/admin/price-preferences?limit=100', { bearer: admin }),
      'price_preferences',
    )
    preferences = known.filter((one) => at(one, 'is_tax_inclusive') === true).map((one) => textAt(one, 'id'))
    await included(false)
  })

  afterAll(async () => included(true))

  it('is a whole number of coins in the total, the payment and the order', async () => {
    const cart = await paidCart(1)
    const total = Number(at(cart.read, 'total'))
    expect(total).toBe(Math.round(total * 100) / 100)
    expect(at(cart.read, 'payment_collection.amount')).toBe(total)
    const { order, read, text } = await ordered(cart)
    expect(at(order, 'total')).toBe(total)
    expect(at(read, 'payment_collections.0.payments.0.amount')).toBe(total)
    expect(text).toContain(total.toFixed(2))
    expect(listAt(read, 'payment_collections')).toHaveLength(1)
  })
})
