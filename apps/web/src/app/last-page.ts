import type { QueryClient } from '@tanstack/react-query'
import type { ListScope } from '@umber/storefront-core/catalogue'
import { pageCount, pageParam } from '../queries/page-param.ts'
import { facetsQuery, productListQuery, productsPerPage, questionAt } from '../queries/product-list.ts'
import { categoriesQuery, collectionQuery } from '../queries/products.ts'
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
  const scope = scopeOf(client, services, { name, slug })
  if (scope !== undefined) {
    const facets = client.getQueryData(facetsQuery(services, scope).queryKey)
    if (facets === undefined) return undefined
    const categories = client.getQueryData(categoriesQuery(services.catalogue).queryKey) ?? []
    const question = questionAt(scope, params, facets, categories)
    const list = client.getQueryData(productListQuery(services, question, pageParam(params)).queryKey)
    return list && { total: list.total, size: productsPerPage }
  }
  if (name !== 'search') return undefined
  const found = client.getQueryData(searchPageQuery(services, searchAt(params), pageParam(params)).queryKey)
  return found && { total: found.total, size: services.preset.searchPageSize }
}

/** What the list of a category or a collection is made of; undefined while the collection is unknown, and on other pages. */
function scopeOf(client: QueryClient, services: Services, { name, slug }: PlacedPage): ListScope | undefined {
  if (name === 'category') return { category: slug }
  if (name !== 'collection') return undefined
  const collection = client.getQueryData(collectionQuery(services.catalogue, slug).queryKey)
  return collection == null ? undefined : { category: 'all', collectionId: collection.id }
}
