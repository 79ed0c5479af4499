import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Category, Product } from '@umber/storefront-core'
import {
  categoriesQuery,
  listedProduct,
  productIndexQuery,
  productQuery,
  type ProductIndex,
} from '../../../bindings/catalogue-queries.ts'
import { useShop } from '../../../bindings/shop.ts'
import { loaded, type Loaded } from './loaded.ts'

export function useCategories(): Loaded<readonly Category[]> {
  const { catalogue } = useShop()
  return loaded(useQuery(categoriesQuery(catalogue)))
}

export function useProductIndex(): Loaded<ProductIndex> {
  const { catalogue } = useShop()
  return loaded(useQuery(productIndexQuery(catalogue)))
}

/** Why reading the list of everything has ended before its end, where it has. */
export function useIndexFailure(): Extract<Loaded<never>, { phase: 'failed' }> | undefined {
  const { catalogue } = useShop()
  const answer = loaded({ ...useQuery(productIndexQuery(catalogue)), data: undefined })
  return answer.phase === 'failed' ? answer : undefined
}

/** `null` is the backend's definite word that there is no such product. */
export function useProduct(slug: string): Loaded<Product | null> {
  const { catalogue } = useShop()
  const client = useQueryClient()
  const listed = () => listedProduct(client.getQueryData(productIndexQuery(catalogue).queryKey), slug)
  return loaded(useQuery({ ...productQuery(catalogue, slug), placeholderData: listed }))
}
