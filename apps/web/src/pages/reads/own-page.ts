import { slugOf } from '../../config/match-page.ts'
import { replacedBy } from '../../config/own-pages.ts'
import { pages } from '../index.ts'
import { shopPageQuery } from '../../queries/shop-settings.ts'
import { here, nowhere, type PageReads, type ReadContext } from '../page-reads.ts'

const queryOf = ({ services, page }: ReadContext) => shopPageQuery(services, slugOf(page))

export const reads: PageReads = {
  needs: ['shop-page'],
  async prefetch(context) {
    await context.client.prefetchQuery(queryOf(context))
  },
  placeOf(context, { parts }) {
    if (context.client.getQueryData(queryOf(context).queryKey) === null) return nowhere
    // A page in place of one of the sources has that one's address.
    const replaced = replacedBy(slugOf(context.page))
    return replaced === undefined || parts?.[1] !== 'pages'
      ? here
      : { kind: 'moved', to: pages[replaced].path }
  },
}
