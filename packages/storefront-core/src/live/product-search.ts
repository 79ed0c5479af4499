import { memoizeAsync } from '../async/memoize-async.ts'
import { unknownCurrency, type Money } from '../money/money.ts'
import type { RegionSource } from '../catalogue/region.ts'
import type { PortOptions } from '../ports/port-options.ts'
import type {
  BandLimits,
  PriceBand,
  ProductSearch,
  SearchPage,
  SearchQuery,
  SearchSort,
} from '../ports/product-search.ts'
import { collect } from '../parse/read.ts'
import { bandLimitsOf, placeOf } from '../search/band-limits.ts'
import { searchTerm } from '../search/search-products.ts'
import { summaryFields, summaryFromWire } from './document-from-wire.ts'
import { createSearchIndex, type IndexFilters, type SearchClient } from './search-index.ts'

export interface LiveProductSearchOptions {
  readonly client: SearchClient
  /** Base for relative picture addresses. */
  readonly backendUrl: string
  /** Whose prices filter, sort and are shown. Default: the backend's own. */
  readonly region?: RegionSource | undefined
}

/**
 * Search in the backend's index: words and word prefixes in names, materials, categories, tags and
 * descriptions, including prices. Rejects with a `NoSearchIndexError` where the backend has none.
 */
export function createLiveProductSearch({
  client,
  backendUrl,
  region,
}: LiveProductSearchOptions): ProductSearch {
  const index = createSearchIndex(client, region)
  /** Read once, so that a band keeps its meaning during the visit. */
  const bandLimits = memoizeAsync(async (): Promise<BandLimits> => {
    const { total } = await index.ask({ filters: {}, fields: ['id'], offset: 0, limit: 0 })
    const [lower, upper] = await Promise.all([priceAt(1 / 3, total), priceAt(2 / 3, total)])
    const currency = lower?.currency ?? unknownCurrency
    return bandLimitsOf({ lower: lower?.amount ?? 0, upper: upper?.amount ?? 0, currency })
  })

  /** The price at this part of all products, cheapest first. */
  async function priceAt(part: number, total: number): Promise<Money | undefined> {
    const order = { price: 'ASC', id: 'ASC' } as const
    const question = { filters: {}, fields: [...pricedFields], order, offset: placeOf(part, total), limit: 1 }
    return summaryFromWire((await index.ask(question)).documents[0], backendUrl)?.price
  }

  async function search(query: SearchQuery, { signal }: PortOptions = {}): Promise<SearchPage> {
    const { band, sort, offset, limit } = query
    const term = searchTerm(query.term)
    if (term === '') return { products: [], total: 0 }
    const limits = band === 'all' ? undefined : await bandLimits()
    signal?.throwIfAborted()
    const filters = { q: term, ...priceIn(band, limits) }
    const question = { filters, fields: summaryFields, order: orders[sort], offset, limit }
    const { documents, total } = await index.ask(question, { signal })
    return { products: collect(documents, (one) => summaryFromWire(one, backendUrl)), total }
  }

  return {
    search,
    bandLimits,
    suggest: async (term, limit, options) =>
      (await search({ term, band: 'all', sort: 'relevance', offset: 0, limit }, options)).products,
  }
}

const pricedFields = ['id', 'title', 'price', 'currency'] as const

function priceIn(band: PriceBand, limits: BandLimits | undefined): IndexFilters {
  if (band === 'all' || limits === undefined) return {}
  const { low, high } = limits
  if (band === 'low') return { price: { $lt: low } }
  return { price: band === 'high' ? { $gt: high } : { $gte: low, $lte: high } }
}

const orders: Readonly<Record<SearchSort, Readonly<Record<string, 'ASC' | 'DESC'>> | undefined>> = {
  relevance: undefined,
  'price-low-high': { price: 'ASC', id: 'ASC' },
  'price-high-low': { price: 'DESC', id: 'ASC' },
  name: { title: 'ASC', id: 'ASC' },
}
