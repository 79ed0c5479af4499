import { journalPageSize, journalQuery, rangeOf } from '../../queries/journal.ts'
import { pageCount, pageParam } from '../../queries/page-param.ts'
import { here, nowhere, type PageReads, type ReadContext } from '../page-reads.ts'

const queryOf = ({ services, params }: ReadContext) => journalQuery(services, rangeOf(pageParam(params)))

export const reads: PageReads = {
  needs: ['journal'],
  async prefetch(context) {
    await context.client.prefetchQuery(queryOf(context))
  },
  placeOf(context) {
    const found = context.client.getQueryData(queryOf(context).queryKey)
    if (found === undefined) return here
    const isBeyond = pageParam(context.params) > pageCount(found.total, journalPageSize)
    return found.total === 0 || isBeyond ? nowhere : here
  },
}
