import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { done } from '../support/backend'
import { eighthOff, type EighthOff } from '../support/eighth-off'
import { at, listAt, textAt } from '../support/read'

let shop: EighthOff

// Changes how all prices are meant, so it does not run beside other contracts.
describe('A tax on top of the price', () => {
  let preferences: readonly string[]

  const included = async (is: boolean): Promise<void> => {
    for (const id of preferences)
      await done('POST', `/admin/price-preferences/${id}`, {
        bearer: shop.admin,
        body: { is_tax_inclusive: is },
      })
  }

  beforeAll(async () => {
    shop = await eighthOff()
    const known = listAt(
      await done('GET', '/admin/price-preferences?limit=100', { bearer: shop.admin }),
      'price_preferences',
    )
    preferences = known.filter((one) => at(one, 'is_tax_inclusive') === true).map((one) => textAt(one, 'id'))
    await included(false)
  })

  afterAll(async () => {
    await included(true)
    await shop.remove()
  })

  it('is a whole number of coins in the total, the payment and the order', async () => {
    const cart = await shop.paidCart(1)
    const total = Number(at(cart.read, 'total'))
    expect(total).toBe(Math.round(total * 100) / 100)
    expect(at(cart.read, 'payment_collection.amount')).toBe(total)
    const { order, read, text } = await shop.ordered(cart)
    expect(at(order, 'total')).toBe(total)
    expect(at(read, 'payment_collections.0.payments.0.amount')).toBe(total)
    expect(text).toContain(total.toFixed(2))
    expect(listAt(read, 'payment_collections')).toHaveLength(1)
  })
})
