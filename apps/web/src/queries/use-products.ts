import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Category, Product } from '@umber/storefront-core'
import {
  categoriesQuery,
  listedProduct,
  productIndexQuery,
  productQuery,
  type ProductIndex,
} from './products.ts'
import { useServices } from '../services/services-context.ts'
import { queryState, type QueryState } from './query-state.ts'

export function useCategories(): QueryState<readonly Category[]> {
  const { catalogue } = useServices()
  return queryState(useQuery(categoriesQuery(catalogue)))
}

export function useProductIndex(): QueryState<ProductIndex> {
  const { catalogue } = useServices()
  return queryState(useQuery(productIndexQuery(catalogue)))
}

/** The failure of the product index, even when part of it has loaded. */
export function useIndexFailure(): Extract<QueryState<never>, { status: 'failed' }> | undefined {
  const { catalogue } = useServices()
  const answer = queryState({ ...useQuery(productIndexQuery(catalogue)), data: undefined })
  return answer.status === 'failed' ? answer : undefined
}

/** `null` when the backend returns 404. */
export function useProduct(slug: string): QueryState<Product | null> {
  const { catalogue } = useServices()
  const client = useQueryClient()
  const listed = () => listedProduct(client.getQueryData(productIndexQuery(catalogue).queryKey), slug)
  return queryState(useQuery({ ...productQuery(catalogue, slug), placeholderData: listed }))
}
