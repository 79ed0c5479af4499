import type { ProductSummary } from '@umber/storefront-core/search'
import type { PagesQuestion } from './pages.ts'
import type { SearchState } from './search-queries.ts'
import type { Shop } from './shop.ts'

/** How many come at once. */
const step = 24

export const searchPages = (
  { ports }: Pick<Shop, 'ports'>,
  state: SearchState,
): PagesQuestion<ProductSummary> => ({
  queryKey: ['found', state.term, state.band, state.sort],
  size: step,
  page: async (offset, limit, signal) =>
    (await ports()).productSearch.search({ ...state, offset, limit }, { signal }),
})
