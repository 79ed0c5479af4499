import { expect, it, vi } from 'vitest'
import {
  defaultFiltersOf,
  type Catalogue,
  listedProduct,
  type ListingPage,
  type ListingQuery,
  type ListOptions,
  type Product,
} from '@umber/storefront-core/catalogue'
import { showcaseFacets } from '../../../config/showcase-facets.ts'
import { createShowcaseListing } from './product-listing.ts'
import { category, product } from '../../../../test/support/products.ts'
import { SimulatedClock } from '@umber/fake-backend'

const men = category('men')
const shirts = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => product({ id, categoryId: men.id }))
const candle = product({ id: 'candle', amount: 20 })
const everything = [...shirts, candle]

const first: ListingQuery = {
  category: 'all',
  filters: defaultFiltersOf(showcaseFacets),
  facets: showcaseFacets,
  sort: 'featured',
  offset: 0,
  limit: 4,
}
const inMen: ListingQuery = { ...first, category: 'men' }

/** A catalogue whose reads the test ends, and which records their signals. */
function setup() {
  const reads: { options: ListOptions; end: (products: readonly Product[]) => void; fail: () => void }[] = []
  const products = vi.fn<Catalogue['products']>(
    (options = {}) =>
      new Promise((end, reject) => {
        reads.push({ options, end, fail: () => reject(new Error('Gone')) })
      }),
  )
  const clock = new SimulatedClock()
  const listing = createShowcaseListing({
    catalogue: {
      products,
      categories: async () => [men],
      region: async () => ({ id: 'reg_1', currency: 'inr' }),
    },
    facets: showcaseFacets,
    clock,
  })
  return { listing, reads, products, clock }
}

const slugs = ({ products }: ListingPage) => products.map(({ slug }) => slug)

it('cuts pages, categories and related products from one read of the catalogue', async () => {
  const { listing, reads, products } = setup()
  const asked = Promise.all([
    listing.page(first),
    listing.page(inMen),
    listing.related(shirts[0] ?? candle, 4),
  ])
  reads[0]?.end(everything)
  const [all, those, related] = await asked
  expect(all).toEqual({ products: everything.slice(0, 4).map(listedProduct), total: 7 })
  expect(those.total).toBe(6)
  expect(related.map(({ slug }) => slug)).toEqual(['b', 'c', 'd', 'e'])
  expect(slugs(await listing.page({ ...first, offset: 4 }))).toEqual(['e', 'f', 'candle'])
  expect(products).toHaveBeenCalledTimes(1)
})

it('tells what it knows without a request', async () => {
  const { listing, reads } = setup()
  expect(listing.peek(first)).toBeUndefined()
  const reading = listing.page(inMen)
  reads[0]?.end(everything)
  await reading
  expect(listing.peek(inMen)).toEqual({ products: shirts.slice(0, 4).map(listedProduct), total: 6 })
  expect(listing.peekProduct('candle')).toBe(candle)
  expect(listing.peekProduct('none')).toBeUndefined()
})

it('shows the products read so far, but no empty list before all are read', async () => {
  const { listing, reads } = setup()
  const [seen, seenOfMen]: ListingPage[][] = [[], []]
  const asked = [
    listing.page(first, { onProgress: (page) => seen?.push(page) }),
    listing.page(inMen, { onProgress: (page) => seenOfMen?.push(page) }),
  ]
  await listing.facets({ category: 'all' })
  reads[0]?.options.onPage?.([candle])
  expect(seen).toEqual([{ products: [listedProduct(candle)], total: 1, isPartial: true }])
  expect(seenOfMen).toEqual([])
  expect(listing.peek(inMen)).toBeUndefined()
  reads[0]?.end(everything)
  expect((await Promise.all(asked)).map(({ total }) => total)).toEqual([7, 6])
})

it('reads again after a minute, and shows the old products meanwhile', async () => {
  const { listing, reads, products, clock } = setup()
  const read = listing.page(first)
  reads[0]?.end(everything)
  await read
  await clock.pass(59_000)
  await listing.page(first)
  expect(products).toHaveBeenCalledTimes(1)
  await clock.pass(2_000)
  const again = listing.page(first)
  reads[1]?.options.onPage?.([candle])
  expect(listing.peek(first)?.total).toBe(7)
  reads[1]?.end([candle])
  expect((await again).total).toBe(1)
})

it('[F-19] aborts the read two seconds after the last list that waits for it is left', async () => {
  const { listing, reads, clock } = setup()
  const [one, other] = [new AbortController(), new AbortController()]
  const asked = [listing.page(first, one), listing.page(inMen, other)]
  const given = Promise.allSettled(asked)
  one.abort()
  await expect(asked[0]).rejects.toThrow('abort')
  await clock.pass(2_000)
  expect(reads[0]?.options.signal?.aborted).toBe(false)
  other.abort()
  await given
  await clock.pass(1_999)
  expect(reads[0]?.options.signal?.aborted).toBe(false)
  await clock.pass(1)
  expect(reads[0]?.options.signal?.aborted).toBe(true)
  const next = listing.page(first)
  reads[1]?.end(everything)
  expect((await next).total).toBe(7)
})

it('does not read anew for each list that is opened and left while the read goes on', async () => {
  const { listing, reads, products, clock } = setup()
  for (let opened = 0; opened < 20; opened += 1) {
    const leaving = new AbortController()
    const left = listing.page(opened % 2 === 0 ? first : inMen, leaving).catch(() => undefined)
    await clock.pass(100)
    leaving.abort()
    await left
    await clock.pass(250)
  }
  const stayed = listing.page(first)
  expect(products).toHaveBeenCalledTimes(1)
  reads[0]?.end(everything)
  expect((await stayed).total).toBe(7)
})

it('[F-7] reads anew for what asks when no page has come for eight seconds, such as a retry, and aborts the late read', async () => {
  const { listing, reads, clock } = setup()
  const leaving = new AbortController()
  const late = listing.page(first, leaving).catch(() => undefined)
  await clock.pass(5_000)
  reads[0]?.options.onPage?.([candle])
  await clock.pass(7_999)
  const joined = listing.page(first, leaving).catch(() => undefined)
  await clock.pass(1)
  expect(reads).toHaveLength(1)
  leaving.abort()
  const retried = listing.page(first)
  reads[1]?.end(everything)
  expect((await retried).total).toBe(7)
  await Promise.all([late, joined])
  await clock.pass(2_000)
  expect(reads[0]?.options.signal?.aborted).toBe(true)
})

it('reads again after a failure', async () => {
  const { listing, reads } = setup()
  const failing = listing.page(first)
  reads[0]?.fail()
  await expect(failing).rejects.toThrow('Gone')
  const again = listing.page(first)
  reads[1]?.end(everything)
  expect((await again).total).toBe(7)
})

it('has fixed facets in the currency of the region', async () => {
  expect(await setup().listing.facets({ category: 'men' })).toEqual({ ...showcaseFacets, currency: 'inr' })
})
