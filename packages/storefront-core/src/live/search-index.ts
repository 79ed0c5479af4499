import { noRetry, type CallOptions } from '../catalogue/catalogue-client.ts'
import { failureFrom } from '../failure/failure-from-error.ts'
import type { RegionSource } from '../catalogue/region.ts'
import { unknownCurrency } from '../money/money.ts'
import type { PortOptions } from '../ports/port-options.ts'
import { collect, field, list, number, text } from '../parse/read.ts'

/** What the index needs of the commerce client; a `CommerceClient` fits. */
export interface SearchClient {
  readonly store: {
    readonly search: {
      list(
        body: object,
        headers: undefined,
        options: CallOptions & { readonly query?: object },
      ): Promise<unknown>
    }
  }
}

/** Conditions on index fields in Medusa's syntax, and `q` for the search term. */
export type IndexFilters = Readonly<Record<string, unknown>>

export interface IndexQuestion {
  readonly filters: IndexFilters
  readonly fields: readonly string[]
  readonly order?: Readonly<Record<string, 'ASC' | 'DESC'>> | undefined
  readonly facets?: readonly object[] | undefined
  /** Counts each facet without the conditions on its own field. */
  readonly isDisjunctive?: boolean
  readonly offset: number
  readonly limit: number
}

export interface IndexAnswer {
  readonly documents: readonly unknown[]
  readonly total: number
  readonly facets: unknown
}

/** The backend's product index: `POST /store/search`, which only reads. */
export interface SearchIndex {
  ask(question: IndexQuestion, options?: PortOptions): Promise<IndexAnswer>
}

/** @param region whose prices filter, sort and are returned. Default: the backend's own. */
export function createSearchIndex({ store }: SearchClient, region?: RegionSource): SearchIndex {
  return {
    async ask({ filters, fields, order, facets, isDisjunctive, offset, limit }, { signal } = {}) {
      const body = {
        entity: 'product',
        fields,
        filters,
        pagination: { skip: offset, take: limit, ...(order !== undefined && { order }) },
        // Matches the last word as a prefix, because it may not be complete.
        search_options: {
          match_strategy: 'last',
          count: 'exact',
          ...(facets !== undefined && { facets }),
          ...(isDisjunctive === true && { disjunctive_facets: true }),
        },
      }
      const regionId = (await region?.())?.id
      signal?.throwIfAborted()
      const query = regionId === undefined ? {} : { query: { region_id: regionId } }
      const found = await store.search.list(body, undefined, { ...noRetry, ...query, signal }).catch(refused)
      const answer = list(field(found, 'results'))[0]
      const documents = collect(field(answer, 'hits'), (hit) => field(hit, 'document'))
      return {
        documents,
        total: number(field(field(answer, 'metadata'), 'count')) ?? offset + documents.length,
        facets: field(answer, 'facets'),
      }
    },
  }
}

/**
 * The backend does not answer `POST /store/search`, or has no index of products: lists and search need one. A retry does not help:
 * `failureFrom` makes it `unknown`, with this message.
 */
export class NoSearchIndexError extends Error {
  override readonly name = 'NoSearchIndexError'
}

function refused(error: unknown): never {
  if (failureFrom(error).kind !== 'missing') throw error
  throw new NoSearchIndexError('The backend has no search index named "product".', { cause: error })
}

/** The facet that `highestPrice` needs. */
export const priceFacet = { field: 'price', type: 'stats' }

/** The highest price of all matches, and the currency of the one document requested with it. */
export function highestPrice(documents: readonly unknown[], facets: unknown) {
  return {
    highest: number(field(field(facets, 'price'), 'max')) ?? 0,
    currency: text(field(documents[0], 'currency')) ?? unknownCurrency,
  }
}

/** The values of a facet, the most common first. */
export function facetValues(facets: unknown, name: string): readonly string[] {
  return collect(field(field(facets, name), 'values'), (entry) => text(field(entry, 'value')))
}

/** The count of each facet value. */
export function facetCounts(facets: unknown, name: string): ReadonlyMap<string, number> {
  const entries = collect(field(field(facets, name), 'values'), (entry) => {
    const [value, count] = [text(field(entry, 'value')), number(field(entry, 'count'))]
    return value === undefined || count === undefined ? undefined : ([value, count] as const)
  })
  return new Map(entries)
}
