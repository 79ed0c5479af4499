import { afterAll, beforeAll, expect, it } from 'vitest'

import { ask, backendUrl, done, signInAdmin } from '../support/backend'
import { address, cartReadyToOrder, complete } from '../support/checkout'
import { at, listAt, textAt } from '../support/read'

let admin: string
let product: string
let [medium, large] = ['', '']

beforeAll(async () => {
  admin = await signInAdmin()
  await makeSizes()
})
afterAll(async () => {
  await done('POST', `/admin/products/${product}`, { bearer: admin, body: { status: 'draft' } })
})

/** A product in two sizes at one price, each with 20 pieces. */
async function makeSizes(): Promise<void> {
  const first = async (path: string, name: string): Promise<string> =>
    textAt(await done('GET', `/admin/${path}?limit=1`, { bearer: admin }), `${name}.0.id`)
  const made = await done('POST', '/admin/products', {
    bearer: admin,
    body: {
      title: 'Exchanged',
      handle: `exchanged-${Date.now()}`,
      status: 'published',
      shipping_profile_id: await first('shipping-profiles', 'shipping_profiles'),
      sales_channels: [{ id: await first('sales-channels', 'sales_channels') }],
      options: [{ title: 'Size', values: ['M', 'L'] }],
      variants: ['M', 'L'].map((size) => ({
        title: size,
        options: { Size: size },
        manage_inventory: true,
        prices: [{ currency_code: 'inr', amount: 500 }],
      })),
    },
  })
  product = textAt(made, 'product.id')
  const variants = listAt(made, 'product.variants')
  const sized = (size: string) =>
    textAt(
      variants.find((variant) => at(variant, 'title') === size),
      'id',
    )
  ;[medium, large] = [sized('M'), sized('L')]
  for (const id of [medium, large]) {
    const path = `/admin/products/${product}/variants/${id}?fields=id,*inventory_items`
    const item = textAt(
      await done('GET', path, { bearer: admin }),
      'variant.inventory_items.0.inventory_item_id',
    )
    await done('POST', `/admin/inventory-items/${item}/location-levels`, {
      bearer: admin,
      body: { location_id: await first('stock-locations', 'stock_locations'), stocked_quantity: 20 },
    })
  }
}

interface Delivered {
  readonly id: string
  readonly line: string
  readonly access: string
  readonly option: string
}

/** A guest's order of two pieces that was paid and has arrived. */
async function delivered(): Promise<Delivered> {
  const cart = await cartReadyToOrder([{ variant_id: medium, quantity: 2 }])
  const { body } = await complete(cart.id)
  const [id, line] = [textAt(body, 'order.id'), textAt(body, 'order.items.0.id')]
  const path = `/admin/orders/${id}`
  const paid = await done('GET', `${path}?fields=payment_collections.payments.id`, { bearer: admin })
  const payment = textAt(paid, 'order.payment_collections.0.payments.0.id')
  await done('POST', `/admin/payments/${payment}/capture`, { bearer: admin, body: {} })
  const items = [{ id: line, quantity: 2 }]
  await done('POST', `${path}/fulfillments`, { bearer: admin, body: { items } })
  const sent = await done('GET', `${path}?fields=fulfillments.id`, { bearer: admin })
  const parcel = `${path}/fulfillments/${textAt(sent, 'order.fulfillments.0.id')}`
  await done('POST', `${parcel}/shipments`, {
    bearer: admin,
    body: {
      items,
      labels: [{ tracking_number: 'T-1', tracking_url: 'https://track.example/1', label_url: '' }],
    },
  })
  await done('POST', `${parcel}/mark-as-delivered`, { bearer: admin })
  const options = await done('GET', `/store/shipping-options?cart_id=${cart.id}&is_return=true`)
  // As a guest, who looks the order up.
  const looked = await done('POST', '/store/orders/lookup', {
    body: { display_id: at(body, 'order.display_id'), email: cart.email },
  })
  return {
    id,
    line,
    access: textAt(looked, 'order_access'),
    option: textAt(options, 'shipping_options.0.id'),
  }
}

const request = async ({ id, line, access, option }: Delivered, more: object = {}) =>
  done('POST', `/store/orders/${id}/returns`, {
    access,
    body: { items: [{ id: line, quantity: 1, ...more }], return_shipping: { option_id: option } },
  })

async function timelineOf({ id, access }: Delivered) {
  return await done('GET', `/store/orders/${id}/timeline`, { access })
}
const kinds = (timeline: unknown) => listAt(timeline, 'events').map((event) => at(event, 'kind'))

async function receive(returnId: string, line: string): Promise<void> {
  await done('POST', `/admin/returns/${returnId}/receive`, { bearer: admin, body: {} })
  await done('POST', `/admin/returns/${returnId}/receive-items`, {
    bearer: admin,
    body: { items: [{ id: line, quantity: 1 }] },
  })
  await done('POST', `/admin/returns/${returnId}/receive/confirm`, { bearer: admin, body: {} })
}

it('A guest looks an order up, returns one of two pieces with the shop’s label, and gets the money back', async () => {
  const order = await delivered()
  const returnId = textAt(await request(order), 'return.id')
  const label = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n')
  const labelPath = `/store/orders/${order.id}/returns/${returnId}/label`
  expect((await ask('GET', labelPath, { access: order.access })).status).toBe(404)
  expect(
    await ask('POST', `/admin/returns/${returnId}/label`, {
      bearer: admin,
      body: { name: 'x.pdf', content: Buffer.from('<html>').toString('base64') },
    }),
  ).toMatchObject({ status: 400, body: { code: 'file_not_allowed' } })
  await done('POST', `/admin/returns/${returnId}/label`, {
    bearer: admin,
    body: { name: 'Way back.pdf', content: label.toString('base64') },
  })
  const file = await fetch(`${backendUrl}${labelPath}`, {
    headers: {
      'x-publishable-api-key': process.env['PUBLISHABLE_KEY'] ?? '',
      'x-order-access': order.access,
    },
  })
  expect(file.status).toBe(200)
  expect(Buffer.from(await file.arrayBuffer()).equals(label)).toBe(true)
  expect((await ask('GET', labelPath)).status).toBe(404)
  const other = await delivered()
  const throughOther = `/store/orders/${other.id}/returns/${returnId}/label`
  expect((await ask('GET', throughOther, { access: other.access })).status).toBe(404)
  expect(await timelineOf(order)).toMatchObject({
    returns: [
      {
        id: returnId,
        status: 'requested',
        items: [{ line_id: order.line, quantity: 1 }],
        label: 'Way back.pdf',
        exchange: null,
      },
    ],
  })

  await receive(returnId, order.line)
  const owed = await done('GET', `/admin/orders/${order.id}?fields=summary,payment_collections.payments.id`, {
    bearer: admin,
  })
  const due = -Number(at(owed, 'order.summary.pending_difference'))
  expect(due).toBeGreaterThan(0)
  await done('POST', `/admin/payments/${textAt(owed, 'order.payment_collections.0.payments.0.id')}/refund`, {
    bearer: admin,
    body: { amount: due, note: 'An internal note of the merchant' },
  })
  const timeline = await timelineOf(order)
  expect(kinds(timeline)).toEqual([
    'ordered',
    'paid',
    'packed',
    'shipped',
    'delivered',
    'return-requested',
    'return-received',
    'refunded',
  ])
  expect(listAt(timeline, 'events')).toContainEqual(
    expect.objectContaining({ kind: 'refunded', amount: due }),
  )
  expect(listAt(timeline, 'events')[3]).toMatchObject({
    trackings: [{ number: 'T-1', url: 'https://track.example/1' }],
  })
  expect(JSON.stringify(timeline)).not.toContain('internal note')
  expect((await ask('GET', `/store/orders/${order.id}/timeline`)).status).toBe(404)

  await done('POST', `/admin/orders/${order.id}`, {
    bearer: admin,
    body: { shipping_address: { ...address, city: 'A town that no timeline names' } },
  })
  const changed = await timelineOf(order)
  expect(kinds(changed).at(-1)).toBe('address-changed')
  expect(JSON.stringify(changed)).not.toContain('A town')
}, 60_000)

it('A guest exchanges a size: the merchant makes the exchange with one press, and nothing is owed', async () => {
  const order = await delivered()
  const choices = await done('GET', `/store/orders/${order.id}/exchange-choices`, { access: order.access })
  expect(listAt(choices, 'lines')).toMatchObject([
    {
      id: order.line,
      variants: [expect.objectContaining({ id: large, title: 'L', available: 20 })],
    },
  ])
  expect(
    await ask('POST', `/store/orders/${order.id}/returns`, {
      access: order.access,
      body: {
        items: [{ id: order.line, quantity: 1, variant_id: medium }],
        return_shipping: { option_id: order.option },
      },
    }),
  ).toMatchObject({ status: 400, body: { code: 'exchange_not_possible' } })
  const returnId = textAt(await request(order, { variant_id: large }), 'return.id')
  expect(await timelineOf(order)).toMatchObject({ returns: [{ exchange: 'wanted' }] })
  const waiting = await done('GET', `/admin/orders/${order.id}/return-requests`, { bearer: admin })
  expect(listAt(waiting, 'returns')).toMatchObject([{ id: returnId, items: [{ quantity: 1, wanted: 'L' }] }])

  await done('POST', `/admin/returns/${returnId}/wanted-exchange`, { bearer: admin })
  expect((await ask('POST', `/admin/returns/${returnId}/wanted-exchange`, { bearer: admin })).status).toBe(
    400,
  )
  const after = await done('GET', `/admin/orders/${order.id}?fields=items.*`, { bearer: admin })
  expect(listAt(after, 'order.items')).toContainEqual(expect.objectContaining({ variant_id: large }))
  const shown = await done('GET', `/store/orders/${order.id}?fields=*items`, { access: order.access })
  expect(listAt(shown, 'order.items')).toContainEqual(
    expect.objectContaining({ variant_id: large, quantity: 1, unit_price: 500, replacement: 'sent-back' }),
  )
  const timeline = await timelineOf(order)
  expect(kinds(timeline).slice(-2)).toEqual(['return-requested', 'exchange'])
  const exchanged = textAt(timeline, 'returns.0.id')
  expect(timeline).toMatchObject({ returns: [{ status: 'requested', exchange: 'made' }] })
  await receive(exchanged, order.line)
  expect(await timelineOf(order)).toMatchObject({ returns: [{ status: 'received', exchange: 'made' }] })
  // Medusa takes the price of the pieces off when they are back.
  const settled = await done('GET', `/admin/orders/${order.id}?fields=summary`, { bearer: admin })
  expect(Number(at(settled, 'order.summary.pending_difference'))).toBeCloseTo(0)
}, 60_000)
