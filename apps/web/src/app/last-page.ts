import type { QueryClient } from '@tanstack/react-query'
import { pageCount, pageParam } from '../queries/page-param.ts'
import { facetsQuery, productListQuery, productsPerPage, questionAt } from '../queries/product-list.ts'
import { categoriesQuery } from '../queries/products.ts'
import { searchPageQuery } from '../queries/search.ts'
import { searchAt } from '../queries/search-params.ts'
import type { Services } from '../services/services-context.ts'
import type { PlacedPage } from './routes.ts'

/** Whether an address names a page of a list that has fewer, according to what has been read. Unknown counts as existing. */
export function isBeyondLastPage(
  client: QueryClient,
  services: Services,
  page: PlacedPage,
  params: URLSearchParams,
): boolean {
  const wanted = pageParam(params)
  if (wanted === 1) return false
  const list = listOf(client, services, page, params)
  return list !== undefined && wanted > pageCount(list.total, list.size)
}

interface List {
  readonly total: number
  /** Products on each of its pages. */
  readonly size: number
}

function listOf(
  client: QueryClient,
  services: Services,
  { name, slug }: PlacedPage,
  params: URLSearchParams,
): List | undefined {
  if (name === 'category') {
    const facets = client.getQueryData(facetsQuery(services, slug).queryKey)
    if (facets === undefined) return undefined
    const categories = client.getQueryData(categoriesQuery(services.catalogue).queryKey) ?? []
    const question = questionAt(slug, params, facets, categories)
    const list = client.getQueryData(productListQuery(services, question, pageParam(params)).queryKey)
    return list && { total: list.total, size: productsPerPage }
  }
  if (name !== 'search') return undefined
  const found = client.getQueryData(searchPageQuery(services, searchAt(params), pageParam(params)).queryKey)
  return found && { total: found.total, size: services.preset.searchPageSize }
}
