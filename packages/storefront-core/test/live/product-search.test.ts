import { describe, expect, it } from 'vitest'
import { failureFrom } from '../../src/failure/failure-from-error.ts'
import { createLiveProductSearch } from '../../src/live/product-search.ts'
import { NoSearchIndexError } from '../../src/live/search-index.ts'
import { backendUrl, liveSetup } from '../support/live-setup.ts'

const all = { term: 'linen', band: 'all', sort: 'relevance', offset: 0, limit: 24 } as const

function setup() {
  const { backend, client } = liveSetup()
  const search = createLiveProductSearch({ client, backendUrl })
  const questions = () =>
    backend.requests.filter(({ path }) => path === '/store/search').map(({ body }) => body)
  return { backend, search, questions }
}

const noIndex = ({ path }: { readonly path: string }) =>
  path === '/store/search'
    ? { kind: 'status' as const, status: 404, body: { type: 'not_found', message: 'No search index' } }
    : undefined

describe('The live search', () => {
  it('leaves words, price bands, order and pages to the backend [LIVE-02]', async () => {
    const { search, questions } = setup()
    const page = await search.search({
      ...all,
      term: ' linen  ',
      band: 'middle',
      sort: 'name',
      offset: 1,
      limit: 2,
    })
    expect(page.products.every(({ name, description }) => name !== '' && description !== '')).toBe(true)
    await search.suggest('cand', 8)
    const { low, high, currency } = (await search.bandLimits?.()) ?? { low: 0, high: 0, currency: '' }
    expect(currency).toBe('inr')
    expect(low).toBeGreaterThan(0)
    expect(high).toBeGreaterThan(low)
    expect(questions()).toMatchObject([
      // Requested once, because they are the same for every search.
      { filters: {}, pagination: { take: 0 } },
      { filters: {}, pagination: { take: 1, order: { price: 'ASC', id: 'ASC' } } },
      { filters: {}, pagination: { take: 1, order: { price: 'ASC', id: 'ASC' } } },
      {
        filters: { q: 'linen', price: { $gte: low, $lte: high } },
        pagination: { skip: 1, take: 2, order: { title: 'ASC', id: 'ASC' } },
        search_options: { match_strategy: 'last', count: 'exact' },
      },
      { filters: { q: 'cand' }, pagination: { skip: 0, take: 8 } },
    ])
  })

  it('has price bands with about as many products each', async () => {
    const { backend, search } = setup()
    const [first] = backend.database.products
    for (const { id } of first?.variants ?? []) backend.database.prices.set(id, 25_000)
    const inBand = async (band: 'low' | 'middle' | 'high') =>
      (await search.search({ ...all, term: 'a', band, limit: 0 })).total
    const [low, middle, high] = await Promise.all([inBand('low'), inBand('middle'), inBand('high')])
    for (const count of [low, middle, high]) expect(count).toBeGreaterThan((low + middle + high) / 6)
  })

  it('sends nothing for a blank term', async () => {
    const { backend, search } = setup()
    expect(await search.search({ ...all, term: ' ' })).toEqual({ products: [], total: 0 })
    expect(await search.suggest('', 8)).toEqual([])
    expect(backend.requests).toEqual([])
  })

  it('says that there is no index, and reads no products instead', async () => {
    const { backend, search } = setup()
    backend.fault = noIndex
    for (const asked of [search.search(all), search.suggest('linen', 2), search.bandLimits?.()]) {
      const error: unknown = await asked?.catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(NoSearchIndexError)
      expect(failureFrom(error)).toMatchObject({
        kind: 'unknown',
        retryable: false,
        message: expect.stringMatching(/no search index/),
      })
    }
    expect(backend.count('GET', /./)).toBe(0)
  })

  it('passes on every other failure', async () => {
    const { backend, search } = setup()
    backend.fault = () => ({ kind: 'status', status: 500 })
    expect(failureFrom(await search.search(all).catch((error: unknown) => error))).toMatchObject({
      status: 500,
    })
    expect(backend.count('GET', /./)).toBe(0)
  })
})
