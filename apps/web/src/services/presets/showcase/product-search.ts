import type { Clock } from '@umber/storefront-core'
import {
  type ProductSearch,
  type ProductSummary,
  searchProducts,
  suggestProducts,
} from '@umber/storefront-core/search'
import { timings } from './timings.ts'

/** Searches the sample products; results take half a second, suggestions come at once. */
export function createShowcaseProductSearch(
  products: readonly ProductSummary[],
  clock: Clock,
): ProductSearch {
  return {
    async search(query, options) {
      await clock.wait(timings.search, options?.signal)
      return searchProducts(products, query)
    },
    async suggest(term, limit, options) {
      options?.signal?.throwIfAborted()
      return suggestProducts(products, term, limit)
    },
  }
}
