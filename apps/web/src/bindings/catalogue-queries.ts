import { queryOptions } from '@tanstack/react-query'
import type { Catalogue, Category, Product } from '@umber/storefront-core'

// One place for the keys, so that the menu, the lists and the product page share what has been read.

const minute = 60_000
const indexKey = ['products'] as const

/** The light list of everything on sale. `complete` is false while later pages are still on their way. */
export interface ProductIndex {
  readonly products: readonly Product[]
  readonly complete: boolean
}

export const categoriesQuery = (catalogue: Catalogue) =>
  queryOptions<readonly Category[]>({
    queryKey: ['categories'],
    queryFn: ({ signal }) => catalogue.categories({ signal }),
    // Every page asks for these, for the menu, which shows its printed form meanwhile: no page waits for them alone.
    meta: { isBackdrop: true },
    staleTime: minute,
  })

export const productIndexQuery = (catalogue: Catalogue) =>
  queryOptions<ProductIndex>({
    queryKey: indexKey,
    queryFn: async ({ signal, client }) => {
      // Only a first read shows its pages as they come; a re-read must not shrink a list already shown.
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
 * Everything about one product; `null` when the backend says there is none (a query may not answer `undefined`).
 * Stock is part of it, so it is never fresh for long.
 */
export const productQuery = (catalogue: Catalogue, slug: string) =>
  queryOptions<Product | null>({
    queryKey: ['product', slug],
    queryFn: async ({ signal }) => (await catalogue.product(slug, { signal })) ?? null,
    staleTime: 0,
  })

/** What the list already told of a product (name, price, picture), to be shown until its details come. */
export const listedProduct = (index: ProductIndex | undefined, slug: string): Product | undefined =>
  index?.products.find((product) => product.slug === slug)
