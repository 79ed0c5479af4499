import { afterAll, beforeAll, expect, it } from 'vitest'

import { ask, done, regionId, signInAdmin } from '../support/backend'
import { cartReadyToOrder, complete } from '../support/checkout'
import { eventually } from '../support/eventually'
import { makeProducts, setStock, stockLocation, type TestProducts } from '../support/products'
import { at, listAt, textAt } from '../support/read'

let admin: string
let cup: TestProducts
let tea: TestProducts
let set: { readonly productId: string; readonly variantId: string }

beforeAll(async () => {
  admin = await signInAdmin()
  cup = await makeProducts(admin, 'Cup of a set', 7)
  tea = await makeProducts(admin, 'Tea of a set', 5)
  set = await makeSet()
})
afterAll(async () => {
  await done('POST', `/admin/products/${set.productId}`, { bearer: admin, body: { status: 'draft' } })
  for (const piece of [cup, tea]) await piece.remove()
})

/** Two cups and one tea at a price of their own, as the dashboard makes an inventory kit. */
async function makeSet() {
  const first = async (path: string, name: string): Promise<string> =>
    textAt(await done('GET', `/admin/${path}?limit=1`, { bearer: admin }), `${name}.0.id`)
  const made = await done('POST', '/admin/products', {
    bearer: admin,
    body: {
      title: 'Tea for two',
      handle: `tea-for-two-${Date.now()}`,
      status: 'published',
      shipping_profile_id: await first('shipping-profiles', 'shipping_profiles'),
      sales_channels: [{ id: await first('sales-channels', 'sales_channels') }],
      options: [{ title: 'Size', values: ['One'] }],
      variants: [
        {
          title: 'One',
          options: { Size: 'One' },
          manage_inventory: true,
          inventory_items: [
            { inventory_item_id: cup.inventoryItemId, required_quantity: 2 },
            { inventory_item_id: tea.inventoryItemId, required_quantity: 1 },
          ],
          prices: [{ currency_code: 'inr', amount: 1200 }],
        },
      ],
    },
  })
  return {
    productId: textAt(made, 'product.id'),
    variantId: textAt(made, 'product.variants.0.id'),
  }
}

async function left(): Promise<unknown> {
  const query = `region_id=${await regionId()}&fields=id,*variants,variants.inventory_quantity`
  return at(
    await done('GET', `/store/products/${set.productId}?${query}`),
    'product.variants.0.inventory_quantity',
  )
}

const reserved = async () =>
  await Promise.all(
    [cup, tea].map(async ({ inventoryItemId }) => (await stockLocation(admin, inventoryItemId)).reserved),
  )

it('A set names its pieces, with what sells each of them alone', async () => {
  const { sets } = (await done('GET', `/store/products/${set.productId}/pieces`)) as {
    readonly sets: readonly { readonly variant_id: string; readonly pieces: readonly object[] }[]
  }
  expect(sets).toHaveLength(1)
  expect(sets[0]?.variant_id).toBe(set.variantId)
  expect(sets[0]?.pieces).toHaveLength(2)
  expect(sets[0]?.pieces).toEqual(
    expect.arrayContaining([
      { title: expect.any(String), quantity: 2, product_id: cup.productId, variant_id: cup.variantId },
      { title: expect.any(String), quantity: 1, product_id: tea.productId, variant_id: tea.variantId },
    ]),
  )
  expect(await done('GET', `/store/products/${cup.productId}/pieces`)).toEqual({ sets: [] })
  expect(await ask('GET', '/store/products/prod_none/pieces')).toMatchObject({ status: 404 })
  const fields = 'id,variants.id,variants.inventory_items.required_quantity'
  const told = await done('GET', `/store/products?id=${set.productId}&fields=${fields}`)
  expect(listAt(told, 'products.0.variants.0.inventory_items')).toHaveLength(2)
})

it('A set is bought at its own price, and takes each piece from stock', async () => {
  // Seven cups are enough for three.
  expect(await left()).toBe(3)
  const cart = await cartReadyToOrder([{ variant_id: set.variantId, quantity: 2 }])
  const { status, body } = await complete(cart.id)
  expect(status).toBe(200)
  expect(at(body, 'order.items.0.unit_price')).toBe(1200)
  expect(await reserved()).toEqual([4, 2])
  expect(await left()).toBe(1)
})

it('A set is sold out when one of its pieces is, in the lists too, and cannot be ordered', async () => {
  const ready = await cartReadyToOrder([{ variant_id: set.variantId, quantity: 1 }])
  await setStock(admin, tea, 2)
  expect(await left()).toBe(0)
  const refused = await complete(ready.id)
  expect(refused.status).toBe(400)
  expect(await reserved()).toEqual([4, 2])
  const listed = async () => {
    const body = { entity: 'product', fields: ['id', 'is_sold_out'], filters: { id: set.productId } }
    return at(await done('POST', '/store/search', { body }), 'results.0.hits.0.document')
  }
  await eventually('set that is sold out in the lists', async () => {
    const document = await listed()
    return at(document, 'is_sold_out') === true || undefined
  })
  await setStock(admin, tea, 5)
})

it('A set that comes back is one item, and each piece is in stock again', async () => {
  const before = await stockLocation(admin, cup.inventoryItemId)
  const cart = await cartReadyToOrder([{ variant_id: set.variantId, quantity: 1 }])
  const { body } = await complete(cart.id)
  const [id, line] = [textAt(body, 'order.id'), textAt(body, 'order.items.0.id')]
  const path = `/admin/orders/${id}`
  const items = [{ id: line, quantity: 1 }]
  const paid = await done('GET', `${path}?fields=payment_collections.payments.id`, { bearer: admin })
  const payment = textAt(paid, 'order.payment_collections.0.payments.0.id')
  await done('POST', `/admin/payments/${payment}/capture`, { bearer: admin, body: {} })
  await done('POST', `${path}/fulfillments`, { bearer: admin, body: { items } })
  const sent = await done('GET', `${path}?fields=fulfillments.id`, { bearer: admin })
  const parcel = `${path}/fulfillments/${textAt(sent, 'order.fulfillments.0.id')}`
  await done('POST', `${parcel}/shipments`, { bearer: admin, body: { items, labels: [] } })
  await done('POST', `${parcel}/mark-as-delivered`, { bearer: admin, body: {} })
  const gone = await stockLocation(admin, cup.inventoryItemId)
  expect(Number(before.stocked) - Number(gone.stocked)).toBe(2)

  const options = listAt(
    await done('GET', '/admin/stock-locations?limit=1', { bearer: admin }),
    'stock_locations',
  )
  const made = await done('POST', '/admin/returns', {
    bearer: admin,
    body: { order_id: id, location_id: textAt(options[0], 'id') },
  })
  const request = `/admin/returns/${textAt(made, 'return.id')}`
  await done('POST', `${request}/request-items`, {
    bearer: admin,
    body: { items: [{ id: line, quantity: 1 }] },
  })
  await done('POST', `${request}/request`, { bearer: admin, body: {} })
  await done('POST', `${request}/receive`, { bearer: admin, body: {} })
  const received = await done('GET', `${request}?fields=*items`, { bearer: admin })
  expect(listAt(received, 'return.items')).toHaveLength(1)
  await done('POST', `${request}/receive-items`, {
    bearer: admin,
    body: { items: [{ id: line, quantity: 1 }] },
  })
  await done('POST', `${request}/receive/confirm`, { bearer: admin, body: {} })
  const again = await stockLocation(admin, cup.inventoryItemId)
  expect(again.stocked).toBe(before.stocked)
})
