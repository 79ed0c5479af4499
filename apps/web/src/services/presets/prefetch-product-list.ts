import type { QueryClient } from '@tanstack/react-query'
import { defaultFiltersOf, defaultSort, sortOptions, type ProductListing } from '@umber/storefront-core'
import { featuredStep, productListQuery, listingPages, facetsQuery } from '../../queries/product-list.ts'
import { pageParam } from '../../queries/page-param.ts'
import { isNarrowed, unknownFacets } from '../../queries/unknown-facets.ts'
import { pagesQuery } from '../../queries/pages.ts'
import { preloadPagedLists } from '../../features/product-list/lists/use-paged-lists.ts'

export type PrefetchListing = typeof prefetchListing

/** Prefetches the list of the first page in parallel with that page's code. */
export function prefetchListing(
  client: QueryClient,
  listing: () => Promise<ProductListing>,
  { name, slug }: { readonly name: string; readonly slug: string },
): void {
  preloadPagedLists()
  const rules = unknownFacets
  const filters = defaultFiltersOf(rules)
  if (name === 'home') {
    const featured = { category: 'all', filters, sort: 'featured', rules } as const
    void client.prefetchQuery(pagesQuery(listingPages(listing, featured, featuredStep)))
  }
  if (name !== 'category') return
  const params = new URLSearchParams(window.location.search)
  void client.prefetchQuery(facetsQuery(listing, slug))
  if (isNarrowed(params)) return
  const sort = sortOptions.find(({ value }) => value === params.get('sort'))?.value ?? defaultSort
  void client.prefetchQuery(
    productListQuery(listing, { category: slug, filters, sort, rules }, pageParam(params)),
  )
}
