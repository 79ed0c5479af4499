import type { QueryClient } from '@tanstack/react-query'
import { activeFilterCount, readFilters } from '@umber/storefront-core'
import type { Services } from '../services/services-context.ts'
import { pageParam } from './page-param.ts'
import { facetsQuery, productListQuery } from './product-list.ts'
import { featuredList } from './featured-and-related.ts'
import { loadMoreQuery } from './use-load-more-query.ts'

/** Starts reading the lists of the first page, in parallel with that page's code. */
export function prefetchLists(
  client: QueryClient,
  services: Pick<Services, 'listing' | 'loadedListing' | 'preset'>,
  { name, slug }: { readonly name: string; readonly slug: string },
): void {
  if (name === 'home') void client.prefetchInfiniteQuery(loadMoreQuery(featuredList(services)))
  else if (name === 'category') {
    const params = new URLSearchParams(window.location.search)
    const state = readFilters((param) => params.get(param))
    void client.prefetchQuery(facetsQuery(services, slug))
    // An address that filters waits for the facets.
    if (activeFilterCount(state.filters) === 0)
      void client.prefetchQuery(productListQuery(services, { ...state, category: slug }, pageParam(params)))
  } else
    void services.listing().then(
      (listing) => listing.prepare?.().catch(() => undefined),
      () => undefined,
    )
}
