import { beforeAll, describe, expect, it } from 'vitest'

import { cartReadyToOrder, complete } from '../support/checkout'
import { ask, done, signUp } from '../support/house'
import { at, textAt } from '../support/read'

describe('An order, asked for by its id', () => {
  let line: { variant_id: string; quantity: number }

  beforeAll(async () => {
    const candle = await done('GET', '/store/products?handle=monsoon-candle')
    line = { variant_id: textAt(candle, 'products.0.variants.0.id'), quantity: 1 }
  })

  const missing = (id: string) => ({
    status: 404,
    body: { type: 'not_found', message: `Order id not found: ${id}` },
  })

  it('of a guest is shown to nobody, and looks like one that is not there', async () => {
    const cart = await cartReadyToOrder([line])
    const id = textAt((await complete(cart.id)).body, 'order.id')
    const { token: bearer } = await signUp()
    expect(await ask('GET', `/store/orders/${id}`)).toMatchObject(missing(id))
    expect(await ask('GET', `/store/orders/${id}`, { bearer })).toMatchObject(missing(id))
    expect(await ask('GET', '/store/orders/order_nope')).toMatchObject(missing('order_nope'))
  })

  it('of a customer is shown to that customer alone', async () => {
    const { email, token: bearer } = await signUp()
    const cart = await cartReadyToOrder([line], { email, bearer })
    const id = textAt((await complete(cart.id, bearer)).body, 'order.id')
    expect(at(await done('GET', `/store/orders/${id}`, { bearer }), 'order')).toMatchObject({ id, email })
    const { token: other } = await signUp()
    expect(await ask('GET', `/store/orders/${id}`, { bearer: other })).toMatchObject(missing(id))
    expect(await ask('GET', `/store/orders/${id}`)).toMatchObject(missing(id))
    expect((await ask('GET', `/store/orders/${id}`, { bearer: 'no-longer-taken' })).status).toBe(401)
  })
})
