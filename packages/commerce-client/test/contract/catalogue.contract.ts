import { describe, expect, test } from 'vitest'
import { commerceFailureOf } from '../support/failure-of.ts'
import { liveShop, sampleProducts } from '../support/live-shop.ts'

const { store } = liveShop()

describe('the catalogue', () => {
  test('lists regions and retrieves one', async () => {
    const { regions, count } = await store.region.list()
    expect(count).toBe(regions.length)
    const [first] = regions
    const { region } = await store.region.retrieve(first?.id ?? '')
    expect(region).toMatchObject({ id: first?.id, currency_code: expect.stringMatching(/^[a-z]{3}$/) })
  })

  test('lists collections and retrieves one', async () => {
    const { collections } = await store.collection.list({ limit: 2, fields: '+metadata' })
    expect(collections.length).toBeGreaterThan(0)
    const { collection } = await store.collection.retrieve(collections[0]?.id ?? '')
    expect(collection.handle).toBe(collections[0]?.handle)
  })

  test('lists categories and retrieves one', async () => {
    const { product_categories } = await store.category.list({ limit: 3, include_descendants_tree: true })
    expect(product_categories.length).toBeGreaterThan(0)
    const { product_category } = await store.category.retrieve(product_categories[0]?.id ?? '')
    expect(product_category.name).toBe(product_categories[0]?.name)
  })

  test('pages through products without repeating one', async () => {
    const one = await store.product.list({ limit: 2, order: 'handle', fields: 'id,handle' })
    const two = await store.product.list({ limit: 2, offset: 2, order: 'handle', fields: 'id,handle' })
    expect([one.limit, two.offset, two.count]).toEqual([2, 2, one.count])
    expect(new Set([...one.products, ...two.products].map(({ id }) => id)).size).toBe(4)
  })

  test('serializes lists and comparisons in a query', async () => {
    const { products } = await store.product.list({ limit: 3, fields: 'id' })
    const ids = products.map(({ id }) => id)
    const found = await store.product.list({ id: ids, fields: 'id' })
    expect(found.products.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect((await store.product.list({ created_at: { $gt: '2999-01-01T00:00:00.000Z' } })).products).toEqual(
      [],
    )
  })

  test('finds a product by its handle, with a price in major units', async () => {
    const { regionId } = await sampleProducts(liveShop())
    const [any] = (await store.product.list({ limit: 1 })).products
    const { products } = await store.product.list({
      handle: any?.handle ?? '',
      region_id: regionId,
      fields: '*variants.calculated_price',
    })
    expect(products.map(({ id }) => id)).toEqual([any?.id])
    expect(products[0]?.variants?.[0]?.calculated_price?.calculated_amount).toBeGreaterThan(0)
    const { product } = await store.product.retrieve(any?.id ?? '')
    expect(product.handle).toBe(any?.handle)
  })

  test('gives an empty list for an unknown handle and an error for an unknown id', async () => {
    expect(await store.product.list({ handle: 'no-such-product' })).toMatchObject({ products: [], count: 0 })
    const error = await commerceFailureOf(store.product.retrieve('prod_nope'))
    expect(error).toMatchObject({
      kind: 'response',
      status: 404,
      type: 'not_found',
      method: 'GET',
      retryable: false,
    })
    expect(error.message).toBe('Product with id: prod_nope was not found')
  })

  test('cannot be led to another resource by an id', async () => {
    const error = await commerceFailureOf(store.cart.retrieve('../products'))
    expect(error).toMatchObject({ status: 404, path: '/store/carts/..%2Fproducts' })
  })
})

describe('[SDK-02] [F-17] a wrong configuration is refused at the first call and not retried', () => {
  test.each([
    ['no publishable key', undefined],
    ['an unknown publishable key', 'pk_nope'],
  ])('%s', async (_, publishableKey) => {
    let calls = 0
    const counting: typeof fetch = (...request) => {
      calls += 1
      return fetch(...request)
    }
    const shop = liveShop({ publishableKey, fetch: counting })
    expect(await commerceFailureOf(shop.store.product.list())).toMatchObject({
      status: 400,
      type: 'not_allowed',
    })
    expect(calls).toBe(1)
  })

  test('a route the server does not have answers with HTML, and the error with its status text', async () => {
    const error = await commerceFailureOf(liveShop().client.fetch('/store/nope'))
    expect(error).toMatchObject({ kind: 'response', status: 404, message: 'Not Found', type: undefined })
  })
})
