import { beforeAll, describe, expect, it } from 'vitest'

import { returnDays } from '../../src/lib/returns/return-days'
import { cartReadyToOrder, complete, payManually } from '../support/checkout'
import { ask, done, regionId, signInAdmin, signInDemo } from '../support/backend'
import { at, listAt, textAt } from '../support/read'

async function variantOf(handle: string): Promise<string> {
  return textAt(await done('GET', `/store/products?handle=${handle}`), 'products.0.variants.0.id')
}

describe('A promotion code', () => {
  let cart: string

  beforeAll(async () => {
    cart = (await cartReadyToOrder([{ variant_id: await variantOf('linen-shirt'), quantity: 2 }])).id
  })

  it('takes a tenth off the displayed price, and stays with the order', async () => {
    const body = { promo_codes: ['WELCOME10'] }
    const answer = await done('POST', `/store/carts/${cart}/promotions`, { body })
    expect(at(answer, 'cart')).toMatchObject({
      original_item_total: 378,
      discount_total: 37.8,
      item_total: 340.2,
    })
    await payManually(cart)
    expect(at((await complete(cart)).body, 'order')).toMatchObject({ discount_total: 37.8, total: 346.19 })
  })

  it('[F-53] that does not exist is refused by name, and the cart stays as it was', async () => {
    const other = await cartReadyToOrder([{ variant_id: await variantOf('monsoon-candle'), quantity: 1 }])
    const body = { promo_codes: ['NOPE'] }
    expect(await ask('POST', `/store/carts/${other.id}/promotions`, { body })).toMatchObject({
      status: 400,
      body: { type: 'invalid_data', message: 'The promotion code NOPE is invalid' },
    })
  })
})

describe('The codes that wait for a delivery', () => {
  const refused = {
    status: 400,
    body: { type: 'invalid_data', message: 'metadata.waiting_codes cannot be set' },
  }

  it('cannot be set in the metadata of a cart, which would tell the real ones of many guesses', async () => {
    const cart = await cartReadyToOrder([{ variant_id: await variantOf('monsoon-candle'), quantity: 1 }])
    const path = `/store/carts/${cart.id}`
    const metadata = { waiting_codes: ['NOPE', 'WELCOME10'] }
    const changed = await ask('POST', path, { body: { metadata } })
    const refreshed = await done('POST', `${path}/refresh?fields=id,metadata,promotions.code`)
    expect(at(refreshed, 'cart.promotions')).toEqual([])
    expect(changed).toMatchObject(refused)
    await done('POST', path, { body: { metadata: { gift: true } } })
    const read = await done('GET', `${path}?fields=id,metadata`)
    expect(at(read, 'cart.metadata')).toEqual({ gift: true })
  })

  it('cannot be set in the metadata of a new cart', async () => {
    const body = { region_id: await regionId(), metadata: { waiting_codes: ['WELCOME10'] } }
    expect(await ask('POST', '/store/carts', { body })).toMatchObject(refused)
  })
})

describe('A return', () => {
  let order: unknown
  let access: string
  let option: string

  beforeAll(async () => {
    const admin = { bearer: await signInAdmin() }
    const cart = await cartReadyToOrder([{ variant_id: await variantOf('monsoon-candle'), quantity: 2 }])
    const { body } = await complete(cart.id)
    order = at(body, 'order')
    access = textAt(body, 'order_access')
    const items = [{ id: textAt(order, 'items.0.id'), quantity: 2 }]
    const path = `/admin/orders/${textAt(order, 'id')}/fulfillments`
    await done('POST', path, { ...admin, body: { items } })
    const sent = await done('GET', `/admin/orders/${textAt(order, 'id')}?fields=fulfillments.id`, admin)
    const fulfillment = textAt(sent, 'order.fulfillments.0.id')
    await done('POST', `${path}/${fulfillment}/shipments`, { ...admin, body: { items } })
    const options = await done('GET', `/store/shipping-options?cart_id=${cart.id}&is_return=true`)
    option = textAt(options, 'shipping_options.0.id')
  }, 60_000)

  const wish = (reason: string) => ({
    order_id: textAt(order, 'id'),
    items: [{ id: textAt(order, 'items.0.id'), quantity: 1, reason_id: reason, note: 'It is cracked.' }],
    return_shipping: { option_id: option },
  })

  it('is requested with a reason of the shop, and is then part of the order', async () => {
    const reasons = listAt(await done('GET', '/store/return-reasons'), 'return_reasons')
    expect(reasons.map((reason) => at(reason, 'value'))).toContain('damaged')
    const answer = await done('POST', '/store/returns', {
      access,
      body: wish(textAt(reasons[0], 'id')),
    })
    expect(at(answer, 'return')).toMatchObject({ order_id: textAt(order, 'id'), status: 'requested' })
    const path = `/admin/orders/${textAt(order, 'id')}?fields=*items.detail`
    const now = await done('GET', path, { bearer: await signInAdmin() })
    expect(at(now, 'order.items.0.detail.return_requested_quantity')).toBe(1)
  })

  it('cannot be marked as received, nor its shipping priced, by the shopper', async () => {
    const body = wish(textAt(await done('GET', '/store/return-reasons'), 'return_reasons.0.id'))
    const priced = { ...body, return_shipping: { option_id: option, price: -100 } }
    for (const odd of [{ ...body, receive_now: true }, priced])
      expect(await ask('POST', '/store/returns', { access, body: odd })).toMatchObject({ status: 400 })
  })

  it('[LIVE-10] is refused after the return window', async () => {
    const bearer = await signInDemo()
    const fields = 'id,items.id,*fulfillments,cart.id'
    const history = await done('GET', `/store/orders?status[]=completed&fields=${fields}`, { bearer })
    const past = listAt(history, 'orders').find((one) => {
      const arrived = at(one, 'fulfillments.0.delivered_at')
      return typeof arrived === 'string' && Date.parse(arrived) < Date.now() - returnDays * 86_400_000
    })
    const body = {
      order_id: textAt(past, 'id'),
      items: [{ id: textAt(past, 'items.0.id'), quantity: 1 }],
      return_shipping: { option_id: option },
    }
    expect(await ask('POST', '/store/returns', { bearer, body })).toMatchObject({
      status: 400,
      body: { type: 'not_allowed', code: 'return_window_over' },
    })
  })
})
