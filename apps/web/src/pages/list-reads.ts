import type { Category } from '@umber/storefront-core'
import type { ListScope } from '@umber/storefront-core/catalogue'
import { pageCount, pageParam } from '../queries/page-param.ts'
import {
  areCountsNarrowed,
  facetCountsQuery,
  facetsQuery,
  productListQuery,
  productsPerPage,
  questionAt,
} from '../queries/product-list.ts'
import { categoriesQuery } from '../queries/products.ts'
import { here, nowhere, type PagePlace, type ReadContext } from './page-reads.ts'

/** What every page with a filtered list reads. */
export async function prefetchList(
  { client, services, params }: ReadContext,
  scope: ListScope,
): Promise<void> {
  const [facets, categories] = await Promise.all([
    client.fetchQuery(facetsQuery(services, scope)).catch(() => undefined),
    client.fetchQuery(categoriesQuery(services.catalogue)).catch((): readonly Category[] => []),
  ])
  if (facets === undefined) return
  const question = questionAt(scope, params, facets, categories)
  await Promise.all([
    client.prefetchQuery(productListQuery(services, question, pageParam(params))),
    areCountsNarrowed(question.filters, facets) &&
      client.prefetchQuery(facetCountsQuery(services, { ...question, facets })),
  ])
}

/** Whether the list has as many pages as the address asks for. */
export function placeInList({ client, services, params }: ReadContext, scope: ListScope): PagePlace {
  const wanted = pageParam(params)
  if (wanted === 1) return here
  const facets = client.getQueryData(facetsQuery(services, scope).queryKey)
  if (facets === undefined) return here
  const categories = client.getQueryData(categoriesQuery(services.catalogue).queryKey) ?? []
  const question = questionAt(scope, params, facets, categories)
  const list = client.getQueryData(productListQuery(services, question, wanted).queryKey)
  return list !== undefined && wanted > pageCount(list.total, productsPerPage) ? nowhere : here
}
