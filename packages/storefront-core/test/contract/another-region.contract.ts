import { CommerceClient } from '@umber/commerce-client'
import { cartView, createCartStore, createCatalogue } from '@umber/storefront-core'
import { cartStorageKey } from '@umber/storefront-core/cart'
import { moveCart } from '@umber/storefront-core/checkout'
import { createCountries, createLiveCheckoutGateway, payOnDelivery } from '@umber/storefront-core/live'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { field, text } from '../../src/parse/read.ts'
import { memoryStorage } from '../support/cart-setup.ts'
import { adminCredentials, backend, config } from './backend.ts'

const { client, backendUrl } = backend()
const admin = new CommerceClient({ ...config(), auth: { jwtTokenStorageMethod: 'memory' } })
const made: string[] = []

async function makeRegion(name: string, currency: string, country: string): Promise<string> {
  const body = { name, currency_code: currency, countries: [country] }
  const answer = await admin.client.fetch('/admin/regions', { method: 'POST', body })
  const id = text(field(field(answer, 'region'), 'id'))
  if (id === undefined) throw new Error('The backend made no region')
  made.push(id)
  return id
}

async function cartWithTwo() {
  const storage = memoryStorage()
  const cart = createCartStore({ client, storage, backendUrl })
  const products = await createCatalogue({ client, backendUrl, featuredProductIds: [] }).products()
  const inStock = products.filter(({ variants: [first] }) => (first.inventoryQuantity ?? 0) > 0)
  for (const product of inStock.slice(0, 2))
    await cart.addItem({ productId: product.id, quantity: 1, product })
  return { cart, id: storage.get(cartStorageKey) ?? '', view: () => cartView(cart.getState()) }
}

const regionOf = async (id: string) =>
  field(field(await client.store.cart.retrieve(id, { fields: 'id,region_id' }), 'cart'), 'region_id')

describe('A cart from another region, on a real backend', () => {
  beforeAll(async () => {
    await admin.auth.login('user', 'emailpass', adminCredentials())
  })
  afterAll(async () => {
    for (const id of made) await admin.client.fetch(`/admin/regions/${id}`, { method: 'DELETE' })
  })

  it('[F-29] is moved with all its lines when they have prices', async () => {
    const regionId = await makeRegion('Nepal, for a test', 'inr', 'np')
    const { cart, id, view } = await cartWithTwo()
    expect(await moveCart({ client, cart, regionId })).toEqual({ ok: true, dropped: [], returned: [] })
    expect(await regionOf(id)).toBe(regionId)
    expect(view()).toMatchObject({ itemCount: 2, status: 'ready' })
  })

  it('[F-63] cannot be paid in a region without a provider', async () => {
    const regionId = await makeRegion('Sikkim, for a test', 'inr', 'mv')
    const gateway = createLiveCheckoutGateway({
      client,
      countries: createCountries(client),
      payments: [payOnDelivery],
    })
    const { cart } = await client.store.cart.create({ region_id: regionId })
    expect(await gateway.availablePayments?.({ id: cart.id })).toEqual([])
    const { cart: home } = await client.store.cart.create({})
    expect(await gateway.availablePayments?.({ id: home.id })).toEqual(['pp_system_default'])
  })

  it('[F-29] leaves behind, by name, what has no price there', async () => {
    const regionId = await makeRegion('Bhutan, for a test', 'gbp', 'bt')
    const { cart, id, view } = await cartWithTwo()
    const names = view().lines.map(({ name }) => name)
    const outcome = await moveCart({ client, cart, regionId })
    expect(outcome.ok).toBe(true)
    expect(outcome.dropped.map(({ name }) => name)).toEqual(names)
    expect(await regionOf(id)).toBe(regionId)
    expect(view()).toMatchObject({ lines: [], status: 'ready' })
  })
})
