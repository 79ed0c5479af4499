import type { QueryClient } from '@tanstack/react-query'
import { defaultFiltersOf, defaultSort, sortOptions, type ProductListing } from '@umber/storefront-core'
import {
  featuredStep,
  listingPageQuery,
  listingPages,
  listingRulesQuery,
} from '../../bindings/listing-queries.ts'
import { pageIn } from '../../bindings/list-page.ts'
import { isNarrowed, unknownRules } from '../../bindings/unknown-rules.ts'
import { pagesQuery } from '../../bindings/pages.ts'
import { preloadPagedLists } from '../../features/catalogue/lists/use-paged-lists.ts'
import type { PlacedPage } from '../page-modules.ts'

export type PrefetchListing = typeof prefetchListing

/** Asks for the list that the first page begins with, beside that page's code. */
export function prefetchListing(
  client: QueryClient,
  listing: () => Promise<ProductListing>,
  { name, slug }: PlacedPage,
): void {
  preloadPagedLists()
  const rules = unknownRules
  const filters = defaultFiltersOf(rules)
  if (name === 'home') {
    const featured = { category: 'all', filters, sort: 'featured', rules } as const
    void client.prefetchQuery(pagesQuery(listingPages(listing, featured, featuredStep)))
  }
  if (name !== 'category') return
  const params = new URLSearchParams(window.location.search)
  void client.prefetchQuery(listingRulesQuery(listing, slug))
  if (isNarrowed(params)) return
  const sort = sortOptions.find(({ value }) => value === params.get('sort'))?.value ?? defaultSort
  void client.prefetchQuery(
    listingPageQuery(listing, { category: slug, filters, sort, rules }, pageIn(params)),
  )
}
