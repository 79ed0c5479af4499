import { QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { FetchError } from '@umber/commerce-client'
import {
  defaultFilters,
  showcaseListing,
  type Catalogue,
  type Product,
  type ProductListing,
} from '@umber/storefront-core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../app/query-client.ts'
import { productIndexQuery, productQuery } from './catalogue-queries.ts'
import { listingPageQuery, type ListingQuestion } from './listing-queries.ts'
import { searchQuery } from './search-queries.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Answers that come when the test lets them, by what they answer. */
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

/** Asks one thing, then another; the answer to the first comes last. What is shown in the end? */
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

it('[F-21] of two products the one that was opened last is shown, whichever answer comes first', async () => {
  const goods = answers<Product>()
  const catalogue = { product: goods.ask } as unknown as Catalogue
  const shown = await shownAfter(
    options(productQuery(catalogue, 'shirt')),
    options(productQuery(catalogue, 'candle')),
    async () => {
      await goods.give('candle', named('candle'))
      await goods.give('shirt', named('shirt'))
    },
  )
  expect(shown).toEqual({ id: 'candle' })
})

it('[F-21] of two searches the results of the later word are shown, whichever answer comes first', async () => {
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
      }),
    )
  const shown = await shownAfter(search('linen'), search('vase'), async () => {
    await found.give('vase', { total: 1 })
    await found.give('linen', { total: 9 })
  })
  expect(shown).toEqual({ total: 1 })
})

it('[F-21] of two choices of filters the list of the later one is shown, whichever answer comes first', async () => {
  const lists = answers<unknown>()
  const listing = async () =>
    ({
      page: async ({ filters }: ListingQuestion) => await lists.ask(filters.sizes.join()),
    }) as unknown as ProductListing
  const withSize = (size: string) =>
    options(
      listingPageQuery(
        listing,
        {
          category: 'women',
          sort: 'featured',
          rules: showcaseListing,
          filters: { ...defaultFilters, sizes: [size] },
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

it('[F-3] one broken answer heals by itself, and nothing is listed twice', async () => {
  const goods = [named('shirt'), named('candle')]
  const products = vi.fn<Catalogue['products']>()
  products.mockRejectedValueOnce(new FetchError('bad gateway', '', 502)).mockResolvedValue(goods)
  const read = createQueryClient().fetchQuery(productIndexQuery({ products } as unknown as Catalogue))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await read).toEqual({ products: goods, complete: true })
  expect(products).toHaveBeenCalledTimes(2)
})
