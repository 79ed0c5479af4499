import type { FakeProduct } from '@umber/fake-backend'
import { describe, expect, it } from 'vitest'
import { defaultFiltersOf, type KnownFilters } from '../../src/catalogue/filters.ts'
import { failureFrom } from '../../src/failure/failure-from-error.ts'
import { createLiveListing } from '../../src/live/product-listing.ts'
import { NoSearchIndexError } from '../../src/live/search-index.ts'
import type { ListingQuery, ProductListing } from '../../src/ports/product-listing.ts'
import { backendUrl, liveSetup } from '../support/live-setup.ts'

const facets = {
  price: { min: 0, max: 500, step: 10 },
  currency: 'inr',
  colors: ['White'],
  sizes: ['M'],
  matching: 'any-value',
} as const
const all: ListingQuery & { readonly filters: KnownFilters } = {
  category: 'all',
  filters: defaultFiltersOf(facets),
  sort: 'price-low-high',
  facets,
  offset: 0,
  limit: 10,
}
const narrowed: ListingQuery = {
  ...all,
  category: 'men',
  filters: { priceRange: [50, 200], colors: ['White', 'Blue'], sizes: ['M', 'L'], categories: [] },
}

function setup() {
  const { backend, client } = liveSetup()
  const listing = createLiveListing({ client, backendUrl })
  const questions = () =>
    backend.requests.filter(({ path }) => path === '/store/search').map(({ body }) => body)
  return { backend, listing, questions, read: () => backend.count('GET', /^\/store\/products$/) }
}

const noIndex = ({ path }: { readonly path: string }) =>
  path === '/store/search'
    ? { kind: 'status' as const, status: 404, body: { type: 'not_found', message: 'No search index' } }
    : undefined

const slugs = async (listing: ProductListing, query: ListingQuery) =>
  (await listing.page(query)).products.map(({ slug }) => slug)

describe('The live listing', () => {
  it('finds chosen products in their order, and leaves out those that are gone', async () => {
    const { backend, listing } = setup()
    const ids = backend.database.products.slice(0, 3).map(({ id }) => id)
    const [first = '', second = '', third = ''] = ids
    const found = await listing.withIds([third, 'prod_gone', first, second])
    expect(found.map(({ id }) => id)).toEqual([third, first, second])
    expect(await listing.withIds([])).toEqual([])
  })

  it('requests one page with a card’s fields, and never everything', async () => {
    const { listing, questions, read } = setup()
    const { products, total } = await listing.page({ ...narrowed, offset: 2, limit: 2 })
    expect(products).toHaveLength(2)
    expect(total).toBeGreaterThan(4)
    expect(questions()).toMatchObject([
      {
        entity: 'product',
        filters: {
          categories: 'men',
          price: { $gte: 50, $lte: 200 },
          colors: { $overlaps: ['White', 'Blue'] },
          sizes: { $overlaps: ['M', 'L'] },
        },
        pagination: { skip: 2, take: 2, order: { price: 'ASC', id: 'ASC' } },
      },
    ])
    expect(JSON.stringify(questions())).not.toContain('description')
    expect(read()).toBe(0)
  })

  it('sends no price filter for an open range, and no category for all', async () => {
    const { listing, questions } = setup()
    await listing.page(all)
    await listing.page({ ...all, filters: { ...all.filters, priceRange: [10, 500], categories: ['pcol_1'] } })
    expect(questions()).toMatchObject([
      { filters: {} },
      { filters: { price: { $gte: 10 }, category_ids: { $overlaps: ['pcol_1'] } } },
    ])
    expect(JSON.stringify(questions())).not.toContain('$lte')
  })

  it('says which colour the picture shows, and a former price only if it was higher', async () => {
    const { listing } = setup()
    const { products } = await listing.page({ ...all, limit: 100 })
    const named = (slug: string) => products.find((product) => product.slug === slug)
    expect(named('linen-shirt')).toMatchObject({
      options: [{ name: 'Color', values: ['White', 'Blue', 'Green'] }],
      variants: ['White', 'Blue', 'Green'].map((value) => ({ options: [{ value }] })),
    })
    expect(named('linen-shirt')?.compareAtPrice).toBeUndefined()
    const dress = named('wrap-dress')
    expect(dress?.compareAtPrice?.amount).toBeGreaterThan(dress?.price?.amount ?? Infinity)
  })

  it('knows which products have variants with other prices', async () => {
    const { backend, listing } = setup()
    const shirt = backend.database.products.find(({ handle }) => handle === 'linen-shirt')
    backend.database.prices.set(shirt?.variants[2]?.id ?? '', 150)
    const { products } = await listing.page({ ...all, limit: 100 })
    const named = (slug: string) => products.find((product) => product.slug === slug)
    expect(named('linen-shirt')).toMatchObject({ price: { amount: 150 }, lowestPrice: { amount: 150 } })
    expect(named('wrap-dress')).not.toHaveProperty('lowestPrice')
  })

  it('says what is sold out', async () => {
    const { backend, listing } = setup()
    const vase = backend.database.products.find(({ handle }) => handle === 'stoneware-vase')
    for (const { id } of vase?.variants ?? []) backend.database.stock.set(id, 0)
    const { products } = await listing.page({ ...all, limit: 100 })
    const named = (slug: string) => products.find((product) => product.slug === slug)
    expect(named('stoneware-vase')).toMatchObject({ isSoldOut: true })
    expect(named('linen-shirt')).not.toHaveProperty('isSoldOut')
  })

  it('knows other products of a category', async () => {
    const { listing, questions } = setup()
    const [shirt] = (await listing.page({ ...all, category: 'men-shirts' })).products
    const of = { id: shirt?.id ?? '', categoryIds: ['pcat_fake_men-shirts'] }
    const others = await listing.related(of, 2)
    expect(others.map(({ id }) => id)).not.toContain(shirt?.id)
    expect(questions().at(-1)).toMatchObject({
      filters: { category_ids: { $overlaps: ['pcat_fake_men-shirts'] } },
      pagination: { skip: 0, take: 3 },
    })
    expect(await listing.related({ id: 'prod_1', categoryIds: [] }, 2)).toEqual([])
    expect(questions()).toHaveLength(2)
  })

  it('lists a collection with facets of its own', async () => {
    const { backend, listing } = setup()
    backend.database.collections.push({ handle: 'monsoon', name: 'Monsoon', image: '/images/monsoon.webp' })
    const { products } = backend.database
    for (const handle of ['linen-shirt', 'wrap-dress']) {
      const at = products.findIndex((product) => product.handle === handle)
      products[at] = { ...(products[at] as FakeProduct), collection: 'monsoon' }
    }
    const monsoon = { ...all, collectionId: 'pcol_fake_monsoon' }
    const scope = { category: 'all', collectionId: monsoon.collectionId }
    expect((await slugs(listing, monsoon)).toSorted()).toEqual(['linen-shirt', 'wrap-dress'])
    expect((await listing.facets(scope)).colors).toContain('White')
  })

  it('counts the results of each value beside the other filters', async () => {
    const { listing, questions } = setup()
    const counted = await listing.counts(narrowed)
    const left = async (filters: Partial<ListingQuery['filters']>, category = 'men') =>
      (await listing.page({ ...narrowed, category, filters: { ...narrowed.filters, ...filters }, limit: 0 }))
        .total
    expect(counted.colors.get('White')).toBe(await left({ colors: ['White'] }))
    expect(counted.colors.get('Black')).toBe(await left({ colors: ['Black'] }))
    expect(counted.sizes.get('S')).toBe(await left({ sizes: ['S'] }))
    expect(counted.categories.get('men')).toBe(await left({}))
    expect(counted.categories.get('men-shirts')).toBe(await left({}, 'men-shirts'))
    expect(counted.categories.size).toBeGreaterThan(1)
    expect(JSON.stringify(questions()[0])).toContain('"disjunctive_facets":true')
    expect((await listing.facets({ category: 'men' })).counts?.categories.get('men')).toBe(
      await left({ priceRange: [0, 500], colors: [], sizes: [] }),
    )
  })

  it('counts the categories as if none of them were chosen', async () => {
    const { listing } = setup()
    const chosen = { ...narrowed, filters: { ...narrowed.filters, categories: ['pcol_none'] } }
    expect((await listing.counts(chosen)).categories).toEqual((await listing.counts(narrowed)).categories)
    expect((await listing.counts(chosen)).colors.size).toBe(0)
  })

  it('says that there is no index, and reads no products instead', async () => {
    const { backend, listing, read } = setup()
    backend.fault = noIndex
    const asked = [
      listing.page(all),
      listing.withIds(['prod_1']),
      listing.facets({ category: 'men' }),
      listing.counts(narrowed),
    ]
    for (const answer of asked) {
      const error: unknown = await answer.catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(NoSearchIndexError)
      expect(failureFrom(error)).toMatchObject({
        kind: 'unknown',
        retryable: false,
        message: expect.stringMatching(/no search index/),
      })
    }
    expect(read()).toBe(0)
  })

  it('is busy while the index is being built', async () => {
    const { backend, listing, read } = setup()
    backend.fault = ({ path }) => (path === '/store/search' ? { kind: 'status', status: 503 } : undefined)
    const error: unknown = await listing.page(all).catch((thrown: unknown) => thrown)
    expect(failureFrom(error)).toMatchObject({ kind: 'busy', status: 503, retryable: true })
    expect(read()).toBe(0)
  })

  it('passes on every other failure, and aborts with its signal', async () => {
    const { backend, listing, read } = setup()
    backend.fault = () => ({ kind: 'status', status: 500 })
    expect(failureFrom(await listing.page(all).catch((error: unknown) => error))).toMatchObject({
      status: 500,
    })
    expect(
      failureFrom(await listing.facets({ category: 'all' }).catch((error: unknown) => error)),
    ).toMatchObject({
      status: 500,
    })
    backend.fault = () => undefined
    const signal = AbortSignal.abort(new Error('Gone to another page'))
    await expect(listing.page(all, { signal })).rejects.toThrow('Gone to another page')
    expect(read()).toBe(0)
  })

  it('leaves out invalid entries of any answer', async () => {
    const { backend, listing } = setup()
    const told = (body: unknown) => {
      backend.fault = () => ({ kind: 'status', status: 200, body })
      return listing.page(all)
    }
    const document = {
      id: 'prod_1',
      handle: 'one',
      title: 'One',
      price: '12',
      currency: 'inr',
      colors: 'Red',
    }
    const hits = [null, 7, { document: { id: 'x' } }, { document }, { document: { ...document, price: -1 } }]
    const page = await told({ results: [{ hits, metadata: { count: 5 } }] })
    expect(page.total).toBe(5)
    expect(page.products).toMatchObject([
      { price: { amount: 12 }, options: [], images: [] },
      { id: 'prod_1' },
    ])
    expect(page.products[1]?.price).toBeUndefined()
    for (const body of [{}, [], { results: 'none' }, { results: [{ hits: {} }] }])
      expect(await told(body)).toEqual({ products: [], total: 0 })
  })
})
