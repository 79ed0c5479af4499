import type { QueryClient } from '@tanstack/react-query'
import { activeFilterCount, readFilters } from '@umber/storefront-core'
import type { Services } from '../services/services-context.ts'
import { pageParam } from './page-param.ts'
import { facetsQuery, productListQuery } from './product-list.ts'

/** Starts reading the list at the current address, in parallel with its page's code. */
export function prefetchProductList(
  client: QueryClient,
  services: Pick<Services, 'listing' | 'loadedListing' | 'preset'>,
  category: string,
): void {
  const params = new URLSearchParams(window.location.search)
  const state = readFilters((param) => params.get(param))
  void client.prefetchQuery(facetsQuery(services, category))
  // An address that filters waits for the facets.
  if (activeFilterCount(state.filters) === 0)
    void client.prefetchQuery(productListQuery(services, { ...state, category }, pageParam(params)))
}
