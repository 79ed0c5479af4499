import { CommerceClient } from '@umber/commerce-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cartFromWire, cartQuery } from '../../../src/cart/cart-from-wire.ts'
import { field, list, text } from '../../../src/parse/read.ts'
import { adminCredentials, backend, config } from '../backend.ts'

const { client, backendUrl } = backend()
const admin = new CommerceClient({ ...config(), auth: { jwtTokenStorageMethod: 'memory' } })
const made: string[] = []

/** What the admin makes under a path; it is removed afterwards. */
async function make(path: string, name: string, body: object): Promise<unknown> {
  const entity = field(await admin.client.fetch(`/admin/${path}`, { method: 'POST', body }), name)
  const id = text(field(entity, 'id'))
  if (id === undefined) throw new Error(`The backend made no ${name}`)
  made.unshift(`/admin/${path}/${id}`)
  return entity
}

const idOf = (entity: unknown): string => text(field(entity, 'id')) ?? ''

async function firstId(path: string): Promise<string> {
  const answer = await admin.client.fetch(`/admin/${path}`, { query: { limit: 1 } })
  return idOf(list(field(answer, path.replace('-', '_')))[0])
}

async function makeVariant(): Promise<string> {
  const product = await make('products', 'product', {
    title: 'Priced without tax',
    handle: `without-tax-${crypto.randomUUID()}`,
    status: 'published',
    shipping_profile_id: await firstId('shipping-profiles'),
    sales_channels: [{ id: await firstId('sales-channels') }],
    options: [{ title: 'Size', values: ['One'] }],
    variants: [
      {
        title: 'One',
        options: { Size: 'One' },
        manage_inventory: false,
        prices: [{ currency_code: 'usd', amount: 50 }],
      },
    ],
  })
  return idOf(list(field(product, 'variants'))[0])
}

beforeAll(async () => {
  await admin.auth.login('user', 'emailpass', adminCredentials())
})
afterAll(async () => {
  for (const path of made) await admin.client.fetch(path, { method: 'DELETE' })
})

it('The discount of a cart stays the same when its tax is known, where prices are without it', async () => {
  const region = await make('regions', 'region', {
    name: 'Without tax, for a test',
    currency_code: 'usd',
    countries: ['lk', 'bd'],
    is_tax_inclusive: false,
  })
  await make('tax-regions', 'tax_region', {
    country_code: 'lk',
    provider_id: 'tp_system',
    default_tax_rate: { name: 'Tax', code: 'TAX20', rate: 20 },
  })
  const code = `TENTH-${crypto.randomUUID()}`
  await make('promotions', 'promotion', {
    code,
    type: 'standard',
    status: 'active',
    is_automatic: false,
    application_method: { type: 'percentage', target_type: 'items', allocation: 'across', value: 10 },
  })
  const { cart } = await client.store.cart.create({ region_id: idOf(region) })
  await client.store.cart.createLineItem(cart.id, { variant_id: await makeVariant(), quantity: 2 })
  const path = `/store/carts/${cart.id}`
  await client.client.fetch(`${path}/promotions`, { method: 'POST', body: { promo_codes: [code] } })
  const read = async () =>
    cartFromWire(field(await client.store.cart.retrieve(cart.id, cartQuery), 'cart'), backendUrl)
  const shown = { subtotal: { amount: 100 }, promotions: { codes: [code], discount: { amount: 10 } } }
  expect(await read()).toMatchObject({ ...shown, taxTotal: { amount: 0 }, total: { amount: 90 } })

  const address = { first_name: 'Noor', last_name: 'Khan', address_1: '1 Lake Road', country_code: 'lk' }
  await client.client.fetch(path, { method: 'POST', body: { shipping_address: address } })
  expect(await read()).toMatchObject({ ...shown, taxTotal: { amount: 18 }, total: { amount: 108 } })
})
