/** @module-tag smoke */
import { beforeAll, describe, expect, it } from 'vitest'

import { cartReadyToOrder, complete } from '../support/checkout'
import { ask, done, signUp } from '../support/backend'
import { at, textAt } from '../support/read'

describe('An order, requested by its id', () => {
  let line: { variant_id: string; quantity: number }

  beforeAll(async () => {
    const candle = await done('GET', '/store/products?handle=monsoon-candle')
    line = { variant_id: textAt(candle, 'products.0.variants.0.id'), quantity: 1 }
  })

  const missing = (id: string) => ({
    status: 404,
    body: { type: 'not_found', message: `Order id not found: ${id}` },
  })

  it('[F-78] of a guest is not readable by its id alone, and gets 404', async () => {
    const cart = await cartReadyToOrder([line])
    const id = textAt((await complete(cart.id)).body, 'order.id')
    const { token: bearer } = await signUp()
    expect(await ask('GET', `/store/orders/${id}`)).toMatchObject(missing(id))
    expect(await ask('GET', `/store/orders/${id}`, { bearer })).toMatchObject(missing(id))
    expect(await ask('GET', '/store/orders/order_nope')).toMatchObject(missing('order_nope'))
  })

  it('[F-78] of a guest is readable with the access of the purchase, a lookup or the email', async () => {
    const cart = await cartReadyToOrder([line])
    const { body } = await complete(cart.id)
    const id = textAt(body, 'order.id')
    const wanted = { display_id: at(body, 'order.display_id'), email: cart.email }
    const found = await done('POST', '/store/orders/lookup', { body: wanted })
    const again = (await complete(cart.id)).body
    for (const answer of [body, again, found]) {
      const access = textAt(answer, 'order_access')
      expect(at(await done('GET', `/store/orders/${id}`, { access }), 'order')).toMatchObject({
        id,
        email: cart.email,
      })
    }
  })

  it('[F-78] is not readable with the access to another order or a forged one', async () => {
    const [one, other] = [await cartReadyToOrder([line]), await cartReadyToOrder([line])]
    const id = textAt((await complete(one.id)).body, 'order.id')
    const access = textAt((await complete(other.id)).body, 'order_access')
    const [end = '', signature = ''] = access.split('.')
    for (const wrong of [access, `${end}z.${signature}`, `${end}.${'A'.repeat(43)}`, '', 'x', id])
      expect(await ask('GET', `/store/orders/${id}`, { access: wrong })).toMatchObject(missing(id))
  })

  it('[F-78] of a customer is readable for that customer alone', async () => {
    const { email, token: bearer } = await signUp()
    const cart = await cartReadyToOrder([line], { email, bearer })
    const id = textAt((await complete(cart.id, bearer)).body, 'order.id')
    expect(at(await done('GET', `/store/orders/${id}`, { bearer }), 'order')).toMatchObject({ id, email })
    const { token: other } = await signUp()
    expect(await ask('GET', `/store/orders/${id}`, { bearer: other })).toMatchObject(missing(id))
    expect(await ask('GET', `/store/orders/${id}`)).toMatchObject(missing(id))
    expect((await ask('GET', `/store/orders/${id}`, { bearer: 'no-longer-taken' })).status).toBe(401)
  })

  it('[F-78] is not revealed by a transfer request', async () => {
    const cart = await cartReadyToOrder([line])
    const { body } = await complete(cart.id)
    const id = textAt(body, 'order.id')
    const path = `/store/orders/${id}/transfer/request`
    const { token: bearer } = await signUp()
    expect(await ask('POST', path, { bearer, body: {} })).toMatchObject(missing(id))
    expect((await ask('POST', path, { body: {} })).status).toBe(401)
    const access = textAt(body, 'order_access')
    expect(at(await done('POST', path, { bearer, access, body: {} }), 'order.id')).toBe(id)
  })

  it('accepts a return request from its customer, or with access to the order', async () => {
    const { email, token: bearer } = await signUp()
    const cart = await cartReadyToOrder([line], { email, bearer })
    const { body: placed } = await complete(cart.id, bearer)
    const id = textAt(placed, 'order.id')
    const options = await done('GET', `/store/shipping-options?cart_id=${cart.id}&is_return=true`)
    const body = {
      order_id: id,
      items: [{ id: textAt(placed, 'order.items.0.id'), quantity: 1 }],
      return_shipping: { option_id: textAt(options, 'shipping_options.0.id') },
    }
    const { token: other } = await signUp()
    expect(await ask('POST', '/store/returns', { body })).toMatchObject(missing(id))
    expect(await ask('POST', '/store/returns', { bearer: other, body })).toMatchObject(missing(id))
    const refused = await ask('POST', '/store/returns', { bearer: 'no-longer-taken', body })
    expect(refused.status).toBe(401)
    // Nothing has been shipped yet: an allowed request gets that error.
    const access = textAt(placed, 'order_access')
    for (const who of [{ bearer }, { access }]) {
      const asked = await ask('POST', '/store/returns', { ...who, body })
      expect(asked.status).toBe(400)
    }
  })
})
