import { queryOptions } from '@tanstack/react-query'
import type { Catalogue, Category, Product } from '@umber/storefront-core'
import type { Collection } from '@umber/storefront-core/catalogue'

// The query keys are defined here only, so that the menu, the lists and the product page share the cache.

const minute = 60_000

export const categoriesQuery = (catalogue: Catalogue) =>
  queryOptions<readonly Category[]>({
    queryKey: ['categories'],
    queryFn: ({ signal }) => catalogue.categories({ signal }),
    // Every page loads these for the menu, which shows its static form meanwhile: they do not count as pending.
    meta: { isBackdrop: true },
    staleTime: minute,
    // What the server has shortened is enough but for a category's page: see `brief-categories.ts`.
    refetchOnMount: ({ state }) => state.dataUpdatedAt > 0,
  })

/** A collection; `null` when it does not exist, because a query cannot return `undefined`. */
export const collectionQuery = (catalogue: Catalogue, slug: string) =>
  queryOptions<Collection | null>({
    queryKey: ['collection', slug],
    queryFn: async ({ signal }) => (await catalogue.collection(slug, { signal })) ?? null,
    staleTime: minute,
  })

/**
 * All details of a product; `null` when it does not exist, because a query cannot return `undefined`. Includes stock,
 * so it is always stale.
 */
export const productQuery = (catalogue: Catalogue, slug: string) =>
  queryOptions<Product | null>({
    queryKey: ['product', slug],
    queryFn: async ({ signal }) => (await catalogue.product(slug, { signal })) ?? null,
    staleTime: 0,
  })
