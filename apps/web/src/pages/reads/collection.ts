import { slugOf } from '../../config/match-page.ts'
import { collectionQuery } from '../../queries/products.ts'
import { placeInList, prefetchList } from '../list-reads.ts'
import { here, nowhere, type PageReads, type ReadContext } from '../page-reads.ts'

const queryOf = ({ services, page }: ReadContext) => collectionQuery(services.catalogue, slugOf(page))
const scopeOf = (collectionId: string) => ({ category: 'all', collectionId })

export const reads: PageReads = {
  needs: ['listing', 'facets', 'collection'],
  async prefetch(context) {
    const collection = await context.client.fetchQuery(queryOf(context)).catch(() => null)
    if (collection !== null) await prefetchList(context, scopeOf(collection.id))
  },
  placeOf(context) {
    const collection = context.client.getQueryData(queryOf(context).queryKey)
    if (collection === undefined) return here
    return collection === null ? nowhere : placeInList(context, scopeOf(collection.id))
  },
}
