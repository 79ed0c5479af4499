import type { CatalogueClient } from '../catalogue/catalogue-client.ts'
import type { PortCall } from '../ports/call.ts'
import type {
  PriceBand,
  ProductSearch,
  SearchPage,
  SearchQuery,
  SearchSort,
} from '../ports/product-search.ts'
import { collect } from '../reading/read.ts'
import { searchTerm } from '../search/search-products.ts'
import { summaryFields, summaryFromWire } from './document-from-wire.ts'
import { createSearchByList } from './search-by-list.ts'
import { createSearchIndex, isWithoutIndex, type IndexFilters, type SearchClient } from './indexed-goods.ts'

export interface LiveProductSearchOptions {
  readonly client: SearchClient & CatalogueClient
  /** What relative picture addresses are relative to. */
  readonly backendUrl: string
}

/**
 * Search by the backend's index: words and the beginning of the last one, in names, materials, categories, tags and
 * descriptions, prices included. As long as a backend has no index, `GET /store/products?q=…` stands in.
 */
export function createLiveProductSearch({ client, backendUrl }: LiveProductSearchOptions): ProductSearch {
  const index = createSearchIndex(client)
  const byList = createSearchByList({ client, backendUrl })

  async function search(query: SearchQuery, { signal }: PortCall = {}): Promise<SearchPage> {
    const { band, sort, offset, limit } = query
    const term = searchTerm(query.term)
    if (term === '') return { products: [], total: 0 }
    const filters = { q: term, ...bands[band] }
    try {
      const question = { filters, fields: summaryFields, order: orders[sort], offset, limit }
      const { documents, total } = await index.ask(question, { signal })
      return { products: collect(documents, (one) => summaryFromWire(one, backendUrl)), total }
    } catch (error) {
      if (!isWithoutIndex(error)) throw error
      return byList.search(query, { signal })
    }
  }

  return {
    search,
    suggest: async (term, limit, options) =>
      (await search({ term, band: 'all', sort: 'relevance', offset: 0, limit }, options)).products,
  }
}

const bands: Readonly<Record<PriceBand, IndexFilters>> = {
  all: {},
  'under-50': { price: { $lt: 50 } },
  '50-to-100': { price: { $gte: 50, $lte: 100 } },
  'over-100': { price: { $gt: 100 } },
}

const orders: Readonly<Record<SearchSort, Readonly<Record<string, 'ASC' | 'DESC'>> | undefined>> = {
  relevance: undefined,
  'price-low-high': { price: 'ASC', id: 'ASC' },
  'price-high-low': { price: 'DESC', id: 'ASC' },
  name: { title: 'ASC', id: 'ASC' },
}
