import { createTestBackend, refusal } from '@umber/commerce-client/testing'
import { expect, test } from 'vitest'
import { createAdminClient } from '../admin-client.ts'
import { setPrices } from './set-prices.ts'
import { setStock } from './set-stock.ts'

const rows = [
  { sku: 'TEE-M', currency: 'EUR', amount: 19 },
  { variantId: 'variant_2', currency: 'eur', amount: 25 },
  { variantId: 'variant_3', currency: 'eur', amount: 30 },
  { variantId: 'variant_1', currency: 'eur', amount: 18 },
  { sku: 'NONE', currency: 'eur', amount: 1 },
  { sku: 'TEE-M', currency: 'zzz', amount: 1 },
  { variantId: 'variant_9', currency: 'eur', amount: 1.999 },
  // As a file without the column gives it.
  { sku: 'TEE-M', currency: undefined as unknown as string, amount: 1 },
]

function shop() {
  const backend = createTestBackend({
    'GET /admin/stores': { stores: [{ id: 'store_1', supported_currencies: [{ currency_code: 'eur' }] }] },
    'GET /admin/product-variants': { variants: [{ id: 'variant_1', sku: 'TEE-M' }] },
    'GET /admin/price-lists/:id/prices': {
      count: 2,
      prices: [price('price_2', 'variant_2', 20), price('price_3', 'variant_3', 30)],
    },
    'POST /admin/price-lists/:id/prices/batch': {},
  })
  return { backend, tool: toolFor(backend) }
}

const toolFor = ({ fetch }: { readonly fetch: typeof globalThis.fetch }) =>
  createAdminClient({ baseUrl: 'https://shop.example', apiKey: 'sk_1', fetch })

const price = (id: string, variant: string, amount: number) => ({
  id,
  amount,
  currency_code: 'eur',
  price_set: { variant: { id: variant } },
})

test('prices are created, changed and left alone by what the list has', async () => {
  const { backend, tool } = shop()
  const report = await setPrices(tool, 'plist_1', rows)
  expect(report).toEqual({
    kind: 'incomplete',
    results: [
      { kind: 'created' },
      { kind: 'updated' },
      { kind: 'unchanged' },
      { kind: 'invalid', message: 'An earlier row has the same variant and currency' },
      { kind: 'invalid', message: 'There is no variant with the SKU NONE' },
      { kind: 'invalid', message: 'The store has no currency zzz' },
      {
        kind: 'invalid',
        message: '1.999 is no price: amount is 1.999: at most 2 decimals are possible',
      },
      { kind: 'invalid', message: 'The currency is missing' },
    ],
  })
  const sent = backend.requests.filter(({ method }) => method === 'POST')
  expect(sent.map(({ params, body }) => [params, body])).toEqual([
    [
      { id: 'plist_1' },
      {
        create: [{ variant_id: 'variant_1', currency_code: 'eur', amount: 19, rules: {} }],
        update: [{ id: 'price_2', variant_id: 'variant_2', amount: 25 }],
        delete: [],
      },
    ],
  ])
})

test('nothing is sent when the prices cannot be read', async () => {
  const { backend, tool } = shop()
  backend.on(
    'GET /admin/price-lists/:id/prices',
    refusal(404, { type: 'not_found', message: 'No such list' }),
  )
  expect(await setPrices(tool, 'plist_1', rows)).toMatchObject({ kind: 'refused', error: { status: 404 } })
  expect(backend.requests.every(({ method }) => method === 'GET')).toBe(true)
})

test('stock is created, changed and left alone by what is at the location', async () => {
  const level = (quantity: number) => ({ location_id: 'sloc_1', stocked_quantity: quantity })
  const backend = createTestBackend({
    'GET /admin/inventory-items': {
      inventory_items: [
        { id: 'iitem_1', sku: 'A', location_levels: [] },
        { id: 'iitem_2', sku: 'B', location_levels: [level(0)] },
        { id: 'iitem_3', sku: 'C', location_levels: [level(3)] },
      ],
    },
    'GET /admin/stock-locations': { stock_locations: [{ id: 'sloc_1' }] },
    'POST /admin/inventory-items/location-levels/batch': {},
  })
  const locationId = 'sloc_1'
  const report = await setStock(toolFor(backend), [
    { sku: 'A', locationId, quantity: 0 },
    { sku: 'B', locationId, quantity: 2 },
    { sku: 'C', locationId, quantity: 3 },
    { inventoryItemId: 'iitem_1', locationId, quantity: 1 },
    { sku: 'B', locationId: 'sloc_2', quantity: 1 },
    { sku: 'C', locationId, quantity: 2 ** 53 },
  ])
  expect(report).toMatchObject({
    results: [
      { kind: 'created' },
      { kind: 'updated' },
      { kind: 'unchanged' },
      { kind: 'invalid', message: 'An earlier row has the same item and location' },
      { kind: 'invalid', message: 'There is no location sloc_2' },
      { kind: 'invalid', message: '9007199254740992 is no quantity' },
    ],
  })
  expect(backend.requests.at(-1)?.body).toEqual({
    create: [{ inventory_item_id: 'iitem_1', location_id: 'sloc_1', stocked_quantity: 0 }],
    update: [{ inventory_item_id: 'iitem_2', location_id: 'sloc_1', stocked_quantity: 2 }],
    delete: [],
  })
})
