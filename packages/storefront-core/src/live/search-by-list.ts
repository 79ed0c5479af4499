import { noRetry, type CatalogueClient } from '../catalogue/catalogue-client.ts'
import { unknownCurrency } from '../money/money.ts'
import { listFields } from '../catalogue/product-fields.ts'
import { productsFromWire } from '../catalogue/product-from-wire.ts'
import { createRegionReader } from '../catalogue/region.ts'
import type { PortOptions } from '../ports/port-options.ts'
import type { BandLimits, ProductSummary, SearchPage, SearchQuery } from '../ports/product-search.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { field, number } from '../parse/read.ts'
import { arrangeProducts, searchTerm } from '../search/search-products.ts'
import { thirdsOf, type Thirds } from '../search/band-limits.ts'
import { summaryOf } from '../search/summary-of.ts'

interface SearchByListOptions {
  readonly client: CatalogueClient
  readonly backendUrl: string
}

const fields = [...listFields, 'description'].join(',')

/** Medusa gets slow with larger pages. */
const pageSize = 100

/** The most results that are read; price sorting covers these. */
const mostFound = 1_000

/** For the band `all`, which has no limits. */
const unlimited = { low: 0, high: 0 }

interface Found {
  readonly products: readonly ProductSummary[]
  readonly total: number
}

/**
 * Search without an index: `GET /store/products?q=…`. The backend finds and pages, but cannot sort or filter
 * by price; for that all results are read and arranged here.
 */
export function createSearchByList({ client, backendUrl }: SearchByListOptions) {
  const region = createRegionReader(client)

  async function ask(
    q: string | undefined,
    offset: number,
    limit: number,
    signal?: AbortSignal,
  ): Promise<Found> {
    const { id, currency } = await region()
    signal?.throwIfAborted()
    const query = { ...omitUndefined({ q, region_id: id }), offset, limit, fields }
    const answer = await client.store.product.list(query, undefined, { ...noRetry, signal })
    const wire = { backendUrl, currency, featuredProductIds: [] }
    const products = productsFromWire(field(answer, 'products'), wire).map(summaryOf)
    return { products, total: number(field(answer, 'count')) ?? offset + products.length }
  }

  async function askAll(q: string, signal?: AbortSignal): Promise<readonly ProductSummary[]> {
    const bySlug = new Map<string, ProductSummary>()
    for (let offset = 0; offset < mostFound; offset += pageSize) {
      const { products, total } = await ask(q, offset, pageSize, signal)
      for (const product of products) bySlug.set(product.slug, product)
      if (products.length === 0 || offset + pageSize >= total) break
    }
    return [...bySlug.values()]
  }

  return {
    async search(
      query: SearchQuery,
      limits: BandLimits | undefined,
      { signal }: PortOptions = {},
    ): Promise<SearchPage> {
      const term = searchTerm(query.term)
      if (term === '') return { products: [], total: 0 }
      const isByBackend = query.band === 'all' && query.sort === 'relevance'
      return isByBackend
        ? ask(term, query.offset, query.limit, signal)
        : arrangeProducts(await askAll(term, signal), query, limits ?? unlimited)
    },
    /** The prices at a third and at two thirds of the first page of products. */
    async thirds(): Promise<Thirds> {
      const prices = (await ask(undefined, 0, pageSize)).products.flatMap(({ price }) => price ?? [])
      return thirdsOf(
        prices.map(({ amount }) => amount),
        prices[0]?.currency ?? unknownCurrency,
      )
    },
  }
}
