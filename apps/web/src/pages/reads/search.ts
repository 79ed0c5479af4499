import { pageCount, pageParam } from '../../queries/page-param.ts'
import { searchPageQuery, searchPageSize } from '../../queries/search.ts'
import { searchAt } from '../../queries/search-params.ts'
import { placeInList, prefetchList } from '../list-reads.ts'
import { here, nowhere, type PageReads, type ReadContext } from '../page-reads.ts'

const queryOf = ({ services, params }: ReadContext) =>
  searchPageQuery(services, searchAt(params), pageParam(params))

const termOf = ({ params }: ReadContext) => searchAt(params).term

export const reads: PageReads = {
  needs: ['search', 'listing', 'facets'],
  async prefetch(context) {
    const term = termOf(context)
    if (term === '') return
    await (context.services.preset.hasListedSearch
      ? prefetchList(context, { category: 'all', term })
      : context.client.prefetchQuery(queryOf(context)))
  },
  placeOf(context) {
    const term = termOf(context)
    if (term !== '' && context.services.preset.hasListedSearch)
      return placeInList(context, { category: 'all', term })
    const wanted = pageParam(context.params)
    const found = context.client.getQueryData(queryOf(context).queryKey)
    if (wanted === 1 || found === undefined) return here
    return wanted > pageCount(found.total, searchPageSize) ? nowhere : here
  },
}
