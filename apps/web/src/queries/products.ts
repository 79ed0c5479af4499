import { queryOptions } from '@tanstack/react-query'
import type { Catalogue, Category, Product } from '@umber/storefront-core'

// The query keys are defined here only, so that the menu, the lists and the product page share the cache.

const minute = 60_000
const indexKey = ['products'] as const

/** All products with the fields a list needs. `complete` is false while later pages still load. */
export interface ProductIndex {
  readonly products: readonly Product[]
  readonly complete: boolean
}

export const categoriesQuery = (catalogue: Catalogue) =>
  queryOptions<readonly Category[]>({
    queryKey: ['categories'],
    queryFn: ({ signal }) => catalogue.categories({ signal }),
    // Every page loads these for the menu, which shows its static form meanwhile: they do not count as pending.
    meta: { isBackdrop: true },
    staleTime: minute,
  })

export const productIndexQuery = (catalogue: Catalogue) =>
  queryOptions<ProductIndex>({
    queryKey: indexKey,
    queryFn: async ({ signal, client }) => {
      // Only the first load shows pages as they arrive; a refetch must not shorten a list already shown.
      const known = client.getQueryData<ProductIndex>(indexKey)
      const onPage = (products: readonly Product[]) => {
        if (known?.complete !== true)
          client.setQueryData<ProductIndex>(indexKey, { products, complete: false })
      }
      return { products: await catalogue.products({ signal, onPage }), complete: true }
    },
    staleTime: (query) => (query.state.data?.complete === true ? minute : 0),
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

/** A product's list data (name, price, picture), shown until its details load. */
export const listedProduct = (index: ProductIndex | undefined, slug: string): Product | undefined =>
  index?.products.find((product) => product.slug === slug)
