import { createLiveListing, createLiveProductSearch, createProductsNamed } from '@umber/storefront-core/live'
import { createCatalogue, type ListedProduct } from '@umber/storefront-core'
import {
  browse,
  colorsOf,
  defaultFiltersOf,
  facetsOf,
  productsInCategory,
  sortOptions,
  type Filters,
  type ListingQuery,
  type Facets,
  type SortOption,
} from '@umber/storefront-core/catalogue'
import { summaryOf } from '@umber/storefront-core/search'
import { describe, expect, it } from 'vitest'
import { backend } from './backend.ts'

const { client, backendUrl } = backend()
const catalogue = createCatalogue({ client, backendUrl, featuredProductIds: [] })
const listing = createLiveListing({ client, backendUrl })

/** The index is filled after the first start, and follows what other tests create and delete. */
const settled = { timeout: 20_000, interval: 200 }

interface Asked {
  readonly category?: string
  readonly filters?: Partial<Filters>
  readonly sort?: SortOption
}

const queryFor = (facets: Facets, { category = 'all', filters, sort = 'newest' }: Asked): ListingQuery => ({
  category,
  filters: { ...defaultFiltersOf(facets), ...filters },
  sort,
  facets,
  offset: 0,
  limit: 100,
})

/** The answer of one page, and that of the whole catalogue to the same query. */
async function bothAnswers(asked: Asked) {
  const [products, categories] = await Promise.all([catalogue.products(), catalogue.categories()])
  const facets = facetsOf(products)
  const query = queryFor(facets, asked)
  const expected = browse(productsInCategory(products, categories, query.category), query, facets)
  const paged: ListedProduct[] = []
  for (let offset = 0; ; offset += 7) {
    const page = await listing.page({ ...query, offset, limit: 7 })
    paged.push(...page.products)
    if (page.products.length < 7) return { expected, paged, total: page.total }
  }
}

/** The fields of a product that a card shows. */
const shown = (product: ListedProduct | undefined) =>
  product === undefined
    ? undefined
    : {
        ...summaryOf(product),
        // Lists have it, and the product's page reads its reviews.
        rating: undefined,
        description: '',
        subtitle: product.material ?? product.subtitle,
        pictures: product.images.slice(0, 2),
        colors: colorsOf(product),
      }

const slugs = (products: readonly Pick<ListedProduct, 'slug'>[]) => products.map(({ slug }) => slug)
const amounts = (products: readonly Pick<ListedProduct, 'price'>[]) =>
  products.map(({ price }) => price?.amount)

describe('The live listing on a real backend', () => {
  it.each<Asked>([
    {},
    { category: 'men' },
    { category: 'women-dresses' },
    { filters: { colors: ['White', 'Green'] } },
    { category: 'women', filters: { sizes: ['S', 'XL'], colors: ['Black'] } },
    { filters: { priceRange: [50, 100] } },
    { filters: { priceRange: [200, 100_000] } },
    { category: 'no-such-category' },
    { filters: { colors: ['Tartan'] } },
  ])('shows for %j what the whole catalogue has, each product once', async (asked) => {
    await expect
      .poll(async () => {
        const { expected, paged, total } = await bothAnswers(asked)
        return [slugs(paged).toSorted(), total, slugs(expected).toSorted()]
      }, settled)
      .toSatisfy(
        ([shown, total, expected]) => total === expected.length && String(shown) === String(expected),
      )
  })

  it.each(sortOptions.map(({ value }) => value))('sorts by %s over all of it', async (sort) => {
    await expect
      .poll(async () => {
        const { expected, paged } = await bothAnswers({ sort })
        // The order of equal entries is not fixed.
        const key = ({ id }: ListedProduct) => {
          const one = expected.find((product) => product.id === id)
          if (sort.startsWith('price')) return one?.price?.amount
          return `${sort === 'featured' ? one?.isFeatured : one?.isNew} ${one?.createdAt}`
        }
        return [paged.map(key), expected.map(key)]
      }, settled)
      .toSatisfy(([shown, expected]) => String(shown) === String(expected) && expected.length >= 36)
  })

  it('shows each product as the catalogue itself does', async () => {
    const { expected, paged } = await bothAnswers({ category: 'men' })
    expect(paged.length).toBeGreaterThan(3)
    expect(paged.map(shown)).toEqual(paged.map(({ id }) => shown(expected.find((one) => one.id === id))))
  })

  it('knows the filters of the products', async () => {
    const [products, categories] = await Promise.all([catalogue.products(), catalogue.categories()])
    const here = productsInCategory(products, categories, 'men')
    const known = facetsOf(here)
    const { counts, ...facets } = await listing.facets({ category: 'men' })
    expect({ ...facets, colors: facets.colors.toSorted() }).toEqual({
      ...known,
      colors: known.colors.toSorted(),
    })
    const ofColor = (color: string) => here.filter((product) => colorsOf(product).includes(color)).length
    expect(counts?.colors).toEqual(new Map(known.colors.map((color) => [color, ofColor(color)])))
    for (const [slug, count] of counts?.categories ?? [])
      expect([slug, count]).toEqual([slug, productsInCategory(here, categories, slug).length])
    expect(counts?.categories.size).toBeGreaterThan(1)
  })
})

describe('[LIVE-02] Search on a real backend', () => {
  const search = createLiveProductSearch({ client, backendUrl })
  const all = { band: 'all', sort: 'relevance', offset: 0, limit: 24 } as const

  it('finds, pages and suggests', async () => {
    const { products, total } = await search.search({ ...all, term: 'linen' })
    expect(total).toBeGreaterThan(1)
    expect(products).toHaveLength(total)
    expect(products[0]?.price).toMatchObject({ currency: 'inr' })
    expect(products[0]?.image).toContain(backendUrl)
    const second = await search.search({ ...all, term: 'linen', offset: 1, limit: 1 })
    expect(second).toEqual({ products: [products[1]], total })
    expect(await search.suggest('linen', 2)).toEqual(products.slice(0, 2))
    expect(await search.search({ ...all, term: 'qqqqq' })).toEqual({ products: [], total: 0 })
    expect(await search.search({ ...all, term: ' ' })).toEqual({ products: [], total: 0 })
  })

  it('finds a word by its beginning', async () => {
    const { products } = await search.search({ ...all, term: 'cand' })
    expect(slugs(products)).toContain('monsoon-candle')
  })

  it('sorts by price and name and filters by price', async () => {
    const dearest = await search.search({ ...all, term: 'linen', sort: 'price-high-low' })
    const found = amounts(dearest.products).map(Number)
    expect(found).toEqual(found.toSorted((one, other) => other - one))
    const inBand = async (band: 'low' | 'middle' | 'high') =>
      (await search.search({ ...all, term: 'linen', band })).total
    const limits = await search.bandLimits?.()
    expect(await inBand('high')).toBe(found.filter((amount) => amount > (limits?.high ?? 0)).length)
    expect((await inBand('low')) + (await inBand('middle')) + (await inBand('high'))).toBe(found.length)
    const named = await search.search({ ...all, term: 'linen', sort: 'name' })
    const names = named.products.map(({ name }) => name)
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
  })
})

describe('Several products by their names', () => {
  it('are read at once with prices and descriptions, without unpublished ones', async () => {
    const read = createProductsNamed(client, backendUrl)
    const all = await catalogue.products()
    const wanted = all.slice(0, 60).map(({ slug }) => slug)
    const found = await read([...wanted, 'no-such-thing'])
    expect(new Set(found.map(({ slug }) => slug))).toEqual(new Set(wanted))
    for (const product of found) {
      expect(product.description).not.toBe('')
      expect(product.price).toEqual(all.find(({ id }) => id === product.id)?.price)
    }
    expect(await read([])).toEqual([])
  })
})
