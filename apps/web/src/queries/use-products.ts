import { useQuery } from '@tanstack/react-query'
import type { Category, Product } from '@umber/storefront-core'
import type { Collection } from '@umber/storefront-core/catalogue'
import { useState } from 'react'
import { useIsHydrated } from '../hooks/use-is-hydrated.ts'
import { useServices } from '../services/services-context.ts'
import { categoriesQuery, collectionQuery, productQuery } from './products.ts'
import { queryState, type QueryState } from './query-state.ts'

export function useCategories(): QueryState<readonly Category[]> {
  const { catalogue } = useServices()
  return queryState(useQuery(categoriesQuery(catalogue)))
}

/** Also with their texts and pictures, for a category's page. */
export function useWholeCategories(): QueryState<readonly Category[]> {
  const { catalogue } = useServices()
  return queryState(useQuery({ ...categoriesQuery(catalogue), refetchOnMount: true }))
}

/** `null` when the backend has no such collection. */
export function useCollection(slug: string): QueryState<Collection | null> {
  const { catalogue } = useServices()
  return queryState(useQuery(collectionQuery(catalogue, slug)))
}

/** In milliseconds. The server's pages follow each change of price and stock; one that is as old as this may have missed it. */
const newlyServed = 60_000

/**
 * `null` when the backend returns 404. What a list knows of the product is shown until its details load. A page from the server comes
 * with them, and reads them again only if it has been kept for a while.
 */
export function useProduct(slug: string): QueryState<Product | null> {
  const { catalogue, loadedListing } = useServices()
  const isHydrated = useIsHydrated()
  const [isServed] = useState(!isHydrated)
  return queryState(
    useQuery({
      ...productQuery(catalogue, slug),
      placeholderData: () => loadedListing()?.peekProduct?.(slug),
      refetchOnMount: ({ state }) => !isServed || Date.now() - state.dataUpdatedAt > newlyServed,
    }),
  )
}
