import {
  defaultBand,
  defaultSearchSort,
  priceBands,
  searchSorts,
  searchTerm,
} from '@umber/storefront-core/search'
import type { SearchState } from './search.ts'

/** What the address of the search page asks for. Unknown values count as the defaults. */
export const searchAt = (params: URLSearchParams): SearchState => ({
  term: searchTerm(params.get('q') ?? ''),
  band: priceBands.find((band) => band === params.get('price')) ?? defaultBand,
  sort: searchSorts.find((sort) => sort === params.get('sort')) ?? defaultSearchSort,
})
