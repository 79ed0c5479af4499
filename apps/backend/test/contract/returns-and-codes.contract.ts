import { beforeAll, describe, expect, it } from 'vitest'

import { settingDefaults } from '../../src/lib/shop-settings/defaults'
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

  it('apply at once when the shipping method came to the cart after Medusa had left them out', async () => {
    const variant_id = await variantOf('monsoon-candle')
    const cart = await cartReadyToOrder([{ variant_id, quantity: 1 }])
    const path = `/store/carts/${cart.id}`
    const answer = await done('POST', `${path}/waiting-codes`, { body: { code: 'FREESHIP' } })
    expect(answer).toEqual({ kind: 'applied' })
    const read = await done('GET', `${path}?fields=id,metadata,promotions.code,shipping_total`)
    expect(at(read, 'cart')).toMatchObject({ promotions: [{ code: 'FREESHIP' }], shipping_total: 0 })
    expect(at(read, 'cart.metadata')).toBeNull()
  })

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

interface SentOrder {
  readonly id: string
  readonly access: string
  readonly line: string
  readonly fulfillment: string
  /** Shipping options of its cart, for the delivery and for the return. */
  readonly outbound: string
  readonly option: string
}

/** An order of two pieces in one parcel, which is on its way. */
async function sentOrder(): Promise<SentOrder> {
  const admin = { bearer: await signInAdmin() }
  const cart = await cartReadyToOrder([{ variant_id: await variantOf('monsoon-candle'), quantity: 2 }])
  const { body } = await complete(cart.id)
  const id = textAt(body, 'order.id')
  const line = textAt(body, 'order.items.0.id')
  const items = [{ id: line, quantity: 2 }]
  const path = `/admin/orders/${id}/fulfillments`
  await done('POST', path, { ...admin, body: { items } })
  const sent = await done('GET', `/admin/orders/${id}?fields=fulfillments.id`, admin)
  const fulfillment = textAt(sent, 'order.fulfillments.0.id')
  await done('POST', `${path}/${fulfillment}/shipments`, { ...admin, body: { items } })
  const options = `/store/shipping-options?cart_id=${cart.id}`
  return {
    id,
    access: textAt(body, 'order_access'),
    line,
    fulfillment,
    outbound: textAt(await done('GET', options), 'shipping_options.0.id'),
    option: textAt(await done('GET', `${options}&is_return=true`), 'shipping_options.0.id'),
  }
}

async function deliveredOrder(): Promise<SentOrder> {
  const order = await sentOrder()
  const path = `/admin/orders/${order.id}/fulfillments/${order.fulfillment}/mark-as-delivered`
  await done('POST', path, { bearer: await signInAdmin() })
  return order
}

const wishOf = ({ id, line, option }: SentOrder, quantity: number) => ({
  order_id: id,
  items: [{ id: line, quantity }],
  return_shipping: { option_id: option },
})

async function returnsOf({ id }: SentOrder): Promise<readonly unknown[]> {
  const answer = await done('GET', `/admin/returns?order_id=${id}`, { bearer: await signInAdmin() })
  return listAt(answer, 'returns')
}

describe('A return', () => {
  let order: SentOrder

  beforeAll(async () => {
    order = await deliveredOrder()
  }, 60_000)

  const wish = (reason: string) => ({
    ...wishOf(order, 1),
    items: [{ id: order.line, quantity: 1, reason_id: reason, note: 'It is cracked.' }],
  })

  it('is requested with a reason of the shop, and is then part of the order', async () => {
    const { id, access } = order
    const reasons = listAt(await done('GET', '/store/return-reasons'), 'return_reasons')
    expect(reasons.map((reason) => at(reason, 'value'))).toContain('damaged')
    const answer = await done('POST', '/store/returns', {
      access,
      body: wish(textAt(reasons[0], 'id')),
    })
    expect(at(answer, 'return')).toMatchObject({ order_id: id, status: 'requested' })
    const path = `/admin/orders/${id}?fields=*items.detail`
    const now = await done('GET', path, { bearer: await signInAdmin() })
    expect(at(now, 'order.items.0.detail.return_requested_quantity')).toBe(1)
  })

  it('needs no reason, and is refused with one that has reasons of its own', async () => {
    const { access } = order
    const admin = { bearer: await signInAdmin() }
    const path = '/admin/return-reasons'
    const make = async (body: object) =>
      textAt(await done('POST', path, { ...admin, body }), 'return_reason.id')
    const value = `for-a-test-${Date.now()}`
    const parent = await make({ value, label: 'It does not fit' })
    const part = { value: `${value}-small`, label: 'It is too small', parent_return_reason_id: parent }
    const child = await make(part)
    const listed = listAt(await done('GET', '/store/return-reasons?limit=100'), 'return_reasons')
    const refused = await ask('POST', '/store/returns', { access, body: wish(parent) })
    for (const id of [child, parent]) await done('DELETE', `${path}/${id}`, admin)
    expect(listed.find((one) => at(one, 'id') === parent)).toMatchObject({
      return_reason_children: [{ id: child }],
    })
    expect(refused).toMatchObject({ status: 400, body: { type: 'invalid_data' } })
    await done('POST', '/store/returns', { access, body: wishOf(order, 1) })
  })

  it('cannot be marked as received, nor its shipping priced or its place chosen, by the shopper', async () => {
    const { access, option } = order
    const body = wish(textAt(await done('GET', '/store/return-reasons'), 'return_reasons.0.id'))
    const before = await returnsOf(order)
    const priced = { ...body, return_shipping: { option_id: option, price: -100 } }
    const placed = { ...body, location_id: 'sloc_any' }
    for (const odd of [{ ...body, receive_now: true }, priced, placed])
      expect(await ask('POST', '/store/returns', { access, body: odd })).toMatchObject({ status: 400 })
    expect(await returnsOf(order)).toHaveLength(before.length)
  })

  it('cannot be sent with a shipping option for deliveries, or with one that does not exist', async () => {
    const sent = await deliveredOrder()
    for (const option of [sent.outbound, 'so_nope'])
      expect(
        await ask('POST', '/store/returns', {
          access: sent.access,
          body: { ...wishOf(sent, 1), return_shipping: { option_id: option } },
        }),
      ).toMatchObject({ status: 400, body: { type: 'invalid_data' } })
    expect(await returnsOf(sent)).toEqual([])
  }, 60_000)

  it('is refused before the delivery', async () => {
    const sent = await sentOrder()
    const asked = await ask('POST', '/store/returns', { access: sent.access, body: wishOf(sent, 1) })
    expect(asked).toMatchObject({ status: 400, body: { type: 'invalid_data' } })
    expect(await returnsOf(sent)).toEqual([])
  }, 60_000)

  it('[F-81] is refused for pieces that have already come back', async () => {
    const sent = await deliveredOrder()
    const { access, line } = sent
    const first = await done('POST', '/store/returns', { access, body: wishOf(sent, 1) })
    const path = `/admin/returns/${textAt(first, 'return.id')}`
    const admin = { bearer: await signInAdmin() }
    await done('POST', `${path}/receive`, { ...admin, body: {} })
    const items = [{ id: line, quantity: 1 }]
    await done('POST', `${path}/receive-items`, { ...admin, body: { items } })
    await done('POST', `${path}/receive/confirm`, { ...admin, body: {} })
    const again = await ask('POST', '/store/returns', { access, body: wishOf(sent, 2) })
    expect(again).toMatchObject({ status: 400, body: { type: 'invalid_data' } })
    expect(await returnsOf(sent)).toHaveLength(1)
    await done('POST', '/store/returns', { access, body: wishOf(sent, 1) })
  }, 60_000)

  it('[F-81] is made once by two requests for the same pieces at once', async () => {
    const sent = await deliveredOrder()
    const request = async () =>
      (await ask('POST', '/store/returns', { access: sent.access, body: wishOf(sent, 2) })).status
    const statuses = await Promise.all([request(), request()])
    expect(new Set(statuses)).toEqual(new Set([200, 400]))
    expect(await returnsOf(sent)).toHaveLength(1)
  }, 60_000)

  it('[LIVE-10] is refused after the return window', async () => {
    const bearer = await signInDemo()
    const fields = 'id,items.id,*fulfillments,cart.id'
    const history = await done('GET', `/store/orders?status[]=completed&fields=${fields}`, { bearer })
    const past = listAt(history, 'orders').find((one) => {
      const arrived = at(one, 'fulfillments.0.delivered_at')
      return (
        typeof arrived === 'string' &&
        Date.parse(arrived) < Date.now() - settingDefaults.returnDays * 86_400_000
      )
    })
    const body = {
      order_id: textAt(past, 'id'),
      items: [{ id: textAt(past, 'items.0.id'), quantity: 1 }],
      return_shipping: { option_id: order.option },
    }
    expect(await ask('POST', '/store/returns', { bearer, body })).toMatchObject({
      status: 400,
      body: { type: 'not_allowed', code: 'return_window_over' },
    })
  })
})
