/** @module-tag smoke */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { eighthOff, type EighthOff } from '../support/eighth-off'
import { at } from '../support/read'

let shop: EighthOff
beforeAll(async () => {
  shop = await eighthOff()
})
afterAll(async () => shop.remove())

describe('An eighth off 99.00', () => {
  it('is one sum in the cart, at the payment, in the order and in the mail, to the coin', async () => {
    const cart = await shop.paidCart(1)
    expect(cart.read).toMatchObject({
      discount_total: 12.38,
      shipping_total: 5.99,
      total: 92.61,
      payment_collection: { amount: 92.61 },
    })
    const { order, read, text } = await shop.ordered(cart)
    expect(order).toMatchObject({ total: 92.61, discount_total: 12.38 })
    expect(at(read, 'items.0.adjustments.0.amount')).toBe(12.38)
    expect(at(read, 'summary.current_order_total')).toBe(92.61)
    expect(at(read, 'payment_collections.0.amount')).toBe(92.61)
    expect(at(read, 'payment_collections.0.payments.0.amount')).toBe(92.61)
    expect(text).toContain('92.61')
    expect(text).toContain('12.38')
  })

  it('is whole for several pieces too', async () => {
    const { read } = await shop.paidCart(3)
    // 37.125
    expect(read).toMatchObject({
      discount_total: 37.13,
      total: 265.86,
      payment_collection: { amount: 265.86 },
    })
  })
})
