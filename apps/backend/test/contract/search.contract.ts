import { products } from '@umber/sample-store'
import { Client } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'

import { ask, done, signInAdmin } from '../support/backend'
import { makeProducts } from '../support/products'
import { at, listAt } from '../support/read'

interface Wish {
  readonly filters?: unknown
  readonly pagination?: unknown
  readonly search_options?: unknown
}

const question = (wish: Wish) => ({ entity: 'product', ...wish })
const answerTo = async (wish: Wish) =>
  at(await done('POST', '/store/search', { body: question(wish) }), 'results.0')
const hits = (answer: unknown, field: string) =>
  listAt(answer, 'hits').map((hit) => at(hit, `document.${field}`))

describe('The search index of the catalogue', () => {
  beforeAll(async () => {
    // The index is filled in the background after the first start.
    for (let tries = 0; tries < 100; tries += 1) {
      const wish = question({ filters: { handle: 'linen-shirt' } })
      const { body } = await ask('POST', '/store/search', { body: wish })
      if (at(body, 'results.0.hits.0') !== undefined) return
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  })

  it('is sorted by price across all pages', async () => {
    const all: unknown[] = []
    for (let skip = 0; ; skip += 20) {
      const page = await answerTo({ pagination: { skip, take: 20, order: { price: 'ASC', id: 'ASC' } } })
      all.push(...hits(page, 'price'))
      if (listAt(page, 'hits').length < 20) break
    }
    expect(all.length).toBeGreaterThanOrEqual(products.length)
    expect(all).toEqual(all.map(Number).toSorted((one, other) => one - other))
  })

  it('is filtered by category, colour, size and price, and counted', async () => {
    const filters = {
      categories: 'men',
      colors: 'White',
      sizes: { $overlaps: ['M', 'L'] },
      price: { $lte: 200 },
    }
    const expected = products.filter(
      (product) =>
        product.category.startsWith('men') &&
        product.colors.includes('White') &&
        product.sizes.some((size) => size === 'M' || size === 'L') &&
        product.price <= 200,
    )
    const answer = await answerTo({ filters, search_options: { count: 'exact' } })
    expect(new Set(hits(answer, 'handle'))).toEqual(new Set(expected.map(({ slug }) => slug)))
    expect(at(answer, 'metadata.count')).toBe(expected.length)
    expect(expected.length).toBeGreaterThan(1)
  })

  it('counts the values of a facet under all filters but its own', async () => {
    type Filters = { readonly colors?: readonly string[]; readonly sizes?: readonly string[] }
    const matches =
      ({ colors, sizes }: Filters) =>
      (product: (typeof products)[number]) =>
        product.category.startsWith('men') &&
        product.price <= 300 &&
        (colors === undefined || product.colors.some((one) => colors.includes(one))) &&
        (sizes === undefined || product.sizes.some((one) => sizes.includes(one)))
    const countsOf = (name: 'colors' | 'sizes', filters: Filters) => {
      const counts: Record<string, number> = {}
      for (const value of products
        .filter(matches(filters))
        .flatMap((product): readonly string[] => product[name]))
        counts[value] = (counts[value] ?? 0) + 1
      return counts
    }
    const chosen = { colors: ['White', 'Blue'], sizes: ['M'] }
    const answer = await answerTo({
      filters: {
        categories: 'men',
        price: { $lte: 300 },
        colors: { $overlaps: chosen.colors },
        sizes: { $overlaps: chosen.sizes },
      },
      search_options: {
        facets: [
          { field: 'colors', limit: 60 },
          { field: 'sizes', limit: 60 },
        ],
        disjunctive_facets: true,
      },
    })
    const counted = (name: string) =>
      Object.fromEntries(
        listAt(answer, `facets.${name}.values`).map((one) => [at(one, 'value'), at(one, 'count')]),
      )
    expect(counted('colors')).toEqual(countsOf('colors', { sizes: chosen.sizes }))
    expect(counted('sizes')).toEqual(countsOf('sizes', { colors: chosen.colors }))
    expect(Object.keys(counted('colors')).length).toBeGreaterThan(chosen.colors.length)
  })

  it('is searched by words and their prefixes', async () => {
    expect(hits(await answerTo({ filters: { q: 'linen shirt' } }), 'handle')[0]).toBe('linen-shirt')
    const begun = await answerTo({ filters: { q: 'cand' }, search_options: { match_strategy: 'last' } })
    expect(hits(begun, 'handle').length).toBeGreaterThan(2)
    expect(listAt(await answerTo({ filters: { q: 'zzzzqqq' } }), 'hits')).toEqual([])
  })

  it('returns sale prices and original prices', async () => {
    const [dress] = listAt(await answerTo({ filters: { handle: 'wrap-dress' } }), 'hits')
    const { price, compareAtPrice } = products.find(({ slug }) => slug === 'wrap-dress') ?? {}
    expect(at(dress, 'document')).toMatchObject({
      price,
      compare_at_price: compareAtPrice,
      varies_in_price: false,
    })
  })

  it('follows changes by the merchant', async () => {
    const admin = await signInAdmin()
    const testProduct = await makeProducts(admin, 'Just arrived', 1)
    const price = async (): Promise<unknown> =>
      hits(await answerTo({ filters: { id: testProduct.productId } }), 'price')[0]
    await expect.poll(price, { timeout: 10_000 }).toBe(500)
    await testProduct.remove()
    await expect.poll(price, { timeout: 10_000 }).toBeUndefined()
  })

  it('finds a product in the ancestors of its category, and sorts featured ones first', async () => {
    const admin = await signInAdmin()
    const testProduct = await makeProducts(admin, 'In one narrow category', 1)
    const named = await done('GET', '/store/product-categories?handle=men-shirts')
    await done('POST', `/admin/products/${testProduct.productId}`, {
      bearer: admin,
      body: {
        categories: [{ id: at(named, 'product_categories.0.id') }],
        metadata: { is_featured: 'true' },
      },
    })
    const first = async () =>
      hits(
        await answerTo({
          filters: { categories: 'men' },
          pagination: { take: 1, order: { is_featured: 'DESC', created_at: 'DESC', id: 'ASC' } },
        }),
        'id',
      )
    await expect.poll(first, { timeout: 10_000 }).toEqual([testProduct.productId])
    await testProduct.remove()
    await expect.poll(first, { timeout: 10_000 }).not.toEqual([testProduct.productId])
  })

  it.each([
    ['POST', '/store/search', { entity: 'product', filters: { q: '\0' } }],
    ['POST', '/store/search', { entity: 'product', filters: { handle: ['linen-shirt', 'a\0b'] } }],
    ['POST', '/store/newsletter', { email: 'asha\0@example.com' }],
    ['GET', '/store/products?q=%00', undefined],
    ['GET', '/store/products?handle=a%00b', undefined],
    ['GET', '/store/collections?handle=%00', undefined],
  ] as const)('%s %s with a NUL in it is a refusal and no error', async (method, path, body) => {
    const { status, body: said } = await ask(method, path, { body })
    expect([status, at(said, 'type')]).toEqual([400, 'invalid_data'])
  })

  it('keeps what filters and facets read in its row, in each language', async () => {
    const database = new Client({ connectionString: process.env['DATABASE_URL'] })
    await database.connect()
    const { rows } = await database.query(
      `select distinct attstorage from pg_attribute
       where attname = 'indexed' and attrelid in (select table_name::regclass from search_postgres_index)`,
    )
    await database.end()
    expect(rows).toEqual([{ attstorage: 'm' }])
  })

  it('returns neither other entities nor unpublished products', async () => {
    expect((await ask('POST', '/store/search', { body: { entity: 'customer' } })).status).toBe(404)
    const drafts = await answerTo({ filters: { status: 'draft' } })
    expect(listAt(drafts, 'hits')).toEqual([])
  })
})
