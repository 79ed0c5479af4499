import { categoryRowQuery, featuredList } from '../../queries/featured-and-related.ts'
import { loadMoreQuery } from '../../queries/use-load-more-query.ts'
import type { PageReads } from '../page-reads.ts'

export const reads: PageReads = {
  needs: ['listing'],
  async prefetch({ client, services }, settings) {
    const { homeRows: rows = [], featuredProductIds } = (await settings) ?? {}
    await Promise.all([
      client.prefetchInfiniteQuery(loadMoreQuery(featuredList(services, featuredProductIds))),
      ...rows.map(async (row) => {
        if (row.kind === 'category') await client.prefetchQuery(categoryRowQuery(services, row.category))
      }),
    ])
  },
}
