import { slugOf } from '../../config/match-page.ts'
import { chosenProductsQuery } from '../../queries/chosen-products.ts'
import { journalPostQuery } from '../../queries/journal.ts'
import { here, nowhere, type PageReads, type ReadContext } from '../page-reads.ts'

const queryOf = ({ services, page }: ReadContext) => journalPostQuery(services, slugOf(page))

export const reads: PageReads = {
  needs: ['journal-post'],
  async prefetch(context) {
    const { client, services } = context
    const post = await client.fetchQuery(queryOf(context)).catch(() => null)
    const ids = post?.productIds ?? []
    if (ids.length > 0) await client.prefetchQuery(chosenProductsQuery(services, ids))
  },
  placeOf(context) {
    return context.client.getQueryData(queryOf(context).queryKey) === null ? nowhere : here
  },
}
