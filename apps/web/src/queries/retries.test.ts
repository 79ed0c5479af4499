import { QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { FetchError } from '@umber/commerce-client'
import { systemClock, type Catalogue, type Product } from '@umber/storefront-core'
import { noFilters, type ProductListing } from '@umber/storefront-core/catalogue'
import { showcaseFacets } from '../config/showcase-facets.ts'
import { createShowcaseListing } from '../services/presets/showcase/product-listing.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { listedProduct } from '../../test/support/listed-product.ts'
import { productQuery } from './products.ts'
import { productListQuery, type ProductListQuery } from './product-list.ts'
import { searchQuery } from './search.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Responses that the test resolves one by one. */
function answers<Answer>() {
  const waiting = new Map<string, (answer: Answer) => void>()
  return {
    ask: async (question: string) => await new Promise<Answer>((resolve) => waiting.set(question, resolve)),
    async give(question: string, answer: Answer) {
      waiting.get(question)?.(answer)
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

/** Starts two queries; the first one's response arrives last. Returns what is shown in the end. */
async function shownAfter<Answer>(
  first: QueryObserverOptions<never>,
  second: QueryObserverOptions<never>,
  arrive: () => Promise<void>,
): Promise<Answer | undefined> {
  const observer = new QueryObserver(createQueryClient(), first)
  const stop = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  observer.setOptions(second)
  await vi.advanceTimersByTimeAsync(0)
  await arrive()
  stop()
  return observer.getCurrentResult().data
}

const named = (id: string) => ({ id }) as Product

const options = (query: unknown) => query as QueryObserverOptions<never>

it('[F-21] of two products the one opened last is shown, whichever response comes first', async () => {
  const products = answers<Product>()
  const catalogue = { product: products.ask } as unknown as Catalogue
  const shown = await shownAfter(
    options(productQuery(catalogue, 'shirt')),
    options(productQuery(catalogue, 'candle')),
    async () => {
      await products.give('candle', named('candle'))
      await products.give('shirt', named('shirt'))
    },
  )
  expect(shown).toEqual({ id: 'candle' })
})

it('[F-21] of two searches the results of the later term are shown, whichever response comes first', async () => {
  const found = answers<unknown>()
  const ports = async () => ({
    productSearch: { search: async ({ term }: { term: string }) => await found.ask(term) },
  })
  const search = (term: string) =>
    options(
      searchQuery({ ports } as unknown as Parameters<typeof searchQuery>[0], {
        term,
        band: 'all',
        sort: 'relevance',
        offset: 0,
        limit: 24,
      }),
    )
  const shown = await shownAfter(search('linen'), search('vase'), async () => {
    await found.give('vase', { total: 1 })
    await found.give('linen', { total: 9 })
  })
  expect(shown).toEqual({ total: 1 })
})

it('[F-21] of two filter changes the list of the later one is shown, whichever response comes first', async () => {
  const lists = answers<unknown>()
  const listing = async () =>
    ({
      page: async ({ filters }: ProductListQuery) => await lists.ask(filters.sizes.join()),
    }) as unknown as ProductListing
  const withSize = (size: string) =>
    options(
      productListQuery(
        { listing, loadedListing: () => undefined },
        {
          category: 'women',
          sort: 'featured',
          facets: showcaseFacets,
          filters: { ...noFilters, sizes: [size] },
        },
        1,
      ),
    )
  const shown = await shownAfter(withSize('M'), withSize('L'), async () => {
    await lists.give('L', { total: 2 })
    await lists.give('M', { total: 5 })
  })
  expect(shown).toEqual({ total: 2 })
})

it('[F-3] one broken response is retried, and nothing is listed twice', async () => {
  const products = [listedProduct('shirt'), listedProduct('candle')] as Product[]
  const readAll = vi.fn<Catalogue['products']>()
  readAll.mockRejectedValueOnce(new FetchError('bad gateway', '', 502)).mockResolvedValue(products)
  const whole = createShowcaseListing({
    catalogue: { products: readAll, categories: async () => [] } as unknown as Catalogue,
    facets: showcaseFacets,
    clock: systemClock,
  })
  const lists = { listing: async () => whole, loadedListing: () => whole }
  const all = { category: 'all', filters: noFilters, sort: 'newest' } as const
  const read = createQueryClient().fetchQuery(productListQuery(lists, all, 1))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await read).toEqual({ products, total: 2 })
  expect(readAll).toHaveBeenCalledTimes(2)
})
