import { pageCount, pageParam } from '../../queries/page-param.ts'
import { bandLimitsQuery, searchPageQuery } from '../../queries/search.ts'
import { searchAt } from '../../queries/search-params.ts'
import { here, nowhere, type PageReads, type ReadContext } from '../page-reads.ts'

const queryOf = ({ services, params }: ReadContext) =>
  searchPageQuery(services, searchAt(params), pageParam(params))

export const reads: PageReads = {
  needs: ['search'],
  async prefetch(context) {
    const { client, services, params } = context
    if (searchAt(params).term === '') return
    await Promise.all([
      client.prefetchQuery(queryOf(context)),
      client.prefetchQuery(bandLimitsQuery(services)),
    ])
  },
  placeOf(context) {
    const wanted = pageParam(context.params)
    const found = context.client.getQueryData(queryOf(context).queryKey)
    if (wanted === 1 || found === undefined) return here
    return wanted > pageCount(found.total, context.services.preset.searchPageSize) ? nowhere : here
  },
}
