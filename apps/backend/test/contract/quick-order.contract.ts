import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ask, done, regionId, signInAdmin, signUp } from '../support/backend'
import { makeProducts, type TestProducts } from '../support/products'
import { at, listAt, textAt } from '../support/read'

const settingsPath = '/admin/shop-settings'
const path = '/store/customers/me/quick-order'

let admin: string
let bearer: string
let before: object
let products: TestProducts
let sku: string

const set = async (isOn: boolean) =>
  await done('POST', settingsPath, { bearer: admin, body: { ...before, quick_order: { is_on: isOn } } })

const checked = async (lines: readonly object[], who: { bearer?: string } = { bearer }) =>
  await ask('POST', path, { ...who, body: { region_id: await regionId(), lines } })

describe('An order by a list of SKUs', () => {
  beforeAll(async () => {
    admin = await signInAdmin()
    before = at(await done('GET', settingsPath, { bearer: admin }), 'shop_settings') as object
    products = await makeProducts(admin, 'Sold by a list', 3)
    const { variantId, productId } = products
    sku = `LIST-${Date.now()}`
    await done('POST', `/admin/products/${productId}/variants/${variantId}`, { bearer: admin, body: { sku } })
    bearer = (await signUp()).token
    await set(true)
  })

  afterAll(async () => {
    await done('POST', settingsPath, { bearer: admin, body: before })
    await products.remove()
  })

  it('says of each line whether it can be bought, in its place', async () => {
    const asked = [
      { sku: sku.toLowerCase(), quantity: 1 },
      { sku: 'NOT-OURS', quantity: 1 },
    ]
    const { status, body } = await checked(asked)
    expect(status).toBe(200)
    expect(listAt(body, 'lines')).toMatchObject([
      { ...asked[0], status: 'available', variant_id: products.variantId, title: 'Sold by a list' },
      { ...asked[1], status: 'unknown' },
    ])
    // Both lines together are more than there is.
    expect(
      listAt(
        (
          await checked([
            { sku, quantity: 2 },
            { sku, quantity: 2 },
          ])
        ).body,
        'lines',
      ),
    ).toMatchObject([
      { status: 'too_many', available: 3 },
      { status: 'too_many', available: 3 },
    ])
  })

  it('is for customers, and for lists that fit into a cart', async () => {
    expect((await checked([{ sku, quantity: 1 }], {})).status).toBe(401)
    expect((await checked([{ sku, quantity: 0 }])).status).toBe(400)
    expect((await checked(Array.from({ length: 201 }, () => ({ sku, quantity: 1 })))).status).toBe(400)
  })

  it('is put into the cart with one request, of its owner and of at most fifty items', async () => {
    const cart = textAt(await done('POST', '/store/customers/me/cart', { bearer, body: {} }), 'cart.id')
    const items = [{ variant_id: products.variantId, quantity: 2 }]
    const add = async (body: object, who: { bearer?: string } = { bearer }) =>
      await ask('POST', `/store/carts/${cart}/items`, { ...who, body })
    expect((await add({ items }, {})).status).toBeGreaterThanOrEqual(400)
    expect((await add({ items }, { bearer: (await signUp()).token })).status).toBeGreaterThanOrEqual(400)
    expect(await add({ items: Array.from({ length: 51 }, () => items[0]) })).toMatchObject({ status: 400 })
    expect(await add({ items: [{ ...items[0], quantity: 4 }] })).toMatchObject({ status: 400 })
    expect((await add({ items })).status).toBe(200)
    const read = await done('GET', `/store/carts/${cart}?fields=items.variant_id,items.quantity`, { bearer })
    expect(listAt(read, 'cart.items')).toMatchObject(items)
  })

  it('is no page and no route of a shop whose owner has not switched it on', async () => {
    await set(false)
    expect((await checked([{ sku, quantity: 1 }])).status).toBe(404)
    await set(true)
  })
})
