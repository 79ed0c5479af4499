/** @module-tag smoke */
import { beforeAll, describe, expect, it } from 'vitest'

import { cartReadyToOrder, complete } from '../support/checkout'
import { anyEmail, ask, done } from '../support/backend'
import { at, textAt } from '../support/read'

const path = '/store/orders/lookup'

describe('A guest who looks for an order', () => {
  const email = anyEmail('guest')
  let order: unknown

  beforeAll(async () => {
    const candle = await done('GET', '/store/products?handle=monsoon-candle')
    const line = { variant_id: textAt(candle, 'products.0.variants.0.id'), quantity: 2 }
    const cart = await cartReadyToOrder([line], { email })
    order = at((await complete(cart.id)).body, 'order')
  })

  it('finds it by its number and the address it was placed with', async () => {
    const body = { display_id: at(order, 'display_id'), email: email.toUpperCase() }
    const answer = await ask('POST', path, { body })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        order: {
          id: at(order, 'id'),
          display_id: at(order, 'display_id'),
          email,
          status: 'pending',
          payment_status: 'authorized',
          fulfillment_status: 'not_fulfilled',
          currency_code: 'inr',
          total: at(order, 'total'),
          items: [{ quantity: 2, product_handle: 'monsoon-candle', detail: { fulfilled_quantity: 0 } }],
          shipping_address: { city: 'Bengaluru' },
          fulfillments: [],
        },
      },
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('gets the same response for a wrong number and a wrong address', async () => {
    const wrongNumber = await ask('POST', path, { body: { display_id: 999_999, email } })
    const wrongAddress = await ask('POST', path, {
      body: { display_id: at(order, 'display_id'), email: anyEmail('other') },
    })
    expect(wrongNumber).toMatchObject({ status: 404, body: { type: 'not_found' } })
    expect([wrongAddress.status, wrongAddress.body]).toEqual([wrongNumber.status, wrongNumber.body])
  })

  it.each([{}, { display_id: 'x', email }, { display_id: 1.5, email }, { display_id: 1e12, email }])(
    'is told what is missing in %j',
    async (body) => {
      expect((await ask('POST', path, { body })).status).toBe(400)
    },
  )
})
