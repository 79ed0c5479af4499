/** @module-tag smoke */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { makeProducts, type TestProducts } from '../support/products'
import { ask, done, signInAdmin, signUp } from '../support/backend'
import { at, listAt } from '../support/read'

const path = '/store/customers/me/wishlist'
const handles = (answer: unknown) =>
  listAt(answer, 'wishlist.items').map((item) => at(item, 'product.handle'))

describe('The wishlist of a customer', () => {
  let admin: string
  let testProduct: TestProducts
  let bearer: string

  beforeAll(async () => {
    admin = await signInAdmin()
    testProduct = await makeProducts(admin, 'Wished for', 3)
    bearer = (await signUp()).token
  })
  afterAll(async () => testProduct.remove())

  it('is empty at first, and not readable for others', async () => {
    expect(await done('GET', path, { bearer })).toEqual({ wishlist: { items: [], limit: 200 } })
    expect((await ask('GET', path)).status).toBe(401)
    expect((await ask('POST', path, { body: { products: ['linen-shirt'] } })).status).toBe(401)
  })

  it('adds a guest’s products by handle or id, each once', async () => {
    const products = ['linen-shirt', 'prod_umber_slip_dress', 'prod_umber_linen_shirt', 'nothing-like-it']
    const answer = await done('POST', path, { bearer, body: { products } })
    expect(handles(answer)).toEqual(['linen-shirt', 'slip-dress'])
    expect(at(answer, 'left_out')).toEqual([{ product: 'nothing-like-it', reason: 'unknown' }])
    const again = await done('POST', path, { bearer, body: { products } })
    expect(at(again, 'wishlist')).toEqual(at(answer, 'wishlist'))
  })

  it('shows the latest first, with the fields a list needs', async () => {
    const answer = await done('POST', path, { bearer, body: { products: ['field-watch'] } })
    expect(handles(answer)).toEqual(['field-watch', 'linen-shirt', 'slip-dress'])
    expect(at(answer, 'wishlist.items.0')).toEqual({
      product_id: 'prod_umber_field_watch',
      added_at: expect.any(String) as string,
      product: {
        id: 'prod_umber_field_watch',
        handle: 'field-watch',
        title: expect.any(String) as string,
        thumbnail: expect.stringContaining('/images/') as string,
      },
    })
  })

  it('removes a product, also one it does not hold', async () => {
    expect(handles(await done('DELETE', `${path}/linen-shirt`, { bearer }))).toEqual([
      'field-watch',
      'slip-dress',
    ])
    expect(handles(await done('DELETE', `${path}/linen-shirt`, { bearer }))).toEqual([
      'field-watch',
      'slip-dress',
    ])
  })

  it('leaves out an unpublished product, and shows it again once it is published', async () => {
    const put = async (status: string) =>
      done('POST', `/admin/products/${testProduct.productId}`, { bearer: admin, body: { status } })
    const before = await done('POST', path, { bearer, body: { products: [testProduct.productId] } })
    expect(handles(before)).toHaveLength(3)
    await put('draft')
    expect(handles(await done('GET', path, { bearer }))).toHaveLength(2)
    await put('published')
    expect(handles(await done('GET', path, { bearer }))).toEqual(handles(before))
  })

  it.each([{}, { products: [] }, { products: [''] }, { products: Array.from({ length: 201 }, () => 'x') }])(
    'refuses what names no products, or too many (%#)',
    async (body) => {
      expect(await ask('POST', path, { bearer, body })).toMatchObject({ status: 400 })
    },
  )
})

describe('The preferences of a customer', () => {
  const place = '/store/customers/me/preferences'
  let bearer: string

  beforeAll(async () => {
    bearer = (await signUp()).token
  })

  it('have defaults', async () => {
    expect(await done('GET', place, { bearer })).toEqual({
      preferences: [
        { id: 'order_updates', email: true, push: true, sms: false, locked: true },
        { id: 'promotions', email: false, push: false, sms: false, locked: false },
        { id: 'product_reviews', email: true, push: false, sms: false, locked: false },
        { id: 'account_security', email: true, push: true, sms: true, locked: true },
      ],
    })
    expect((await ask('GET', place)).status).toBe(401)
  })

  it('change one channel at a time, also in simultaneous requests', async () => {
    await Promise.all([
      done('POST', place, { bearer, body: { id: 'promotions', email: true } }),
      done('POST', place, { bearer, body: { id: 'promotions', sms: true } }),
    ])
    const all = await done('GET', place, { bearer })
    expect(at(all, 'preferences.1')).toMatchObject({ id: 'promotions', email: true, push: false, sms: true })
    expect(at(all, 'preferences.0')).toMatchObject({
      id: 'order_updates',
      email: true,
      push: true,
      sms: false,
    })
  })

  it('cannot disable messages about account security, nor the confirmation of an order', async () => {
    for (const id of ['account_security', 'order_updates'])
      expect(await ask('POST', place, { bearer, body: { id, email: false } })).toMatchObject({
        status: 400,
        body: { type: 'not_allowed' },
      })
    const kept = await done('POST', place, { bearer, body: { id: 'account_security', email: true } })
    expect(at(kept, 'preferences.3')).toMatchObject({ email: true, push: true, sms: true, locked: true })
  })

  it.each([{}, { id: 'weather', email: true }, { id: 'promotions', email: 'yes' }])(
    'refuse %j',
    async (body) => {
      expect(await ask('POST', place, { bearer, body })).toMatchObject({ status: 400 })
    },
  )
})
