import { usualHomeRows } from '../../config/home-rows.ts'
import { featuredList, productRowQuery } from '../../queries/featured-and-related.ts'
import { loadMoreQuery } from '../../queries/use-load-more-query.ts'
import type { PageReads } from '../page-reads.ts'

export const reads: PageReads = {
  needs: ['listing'],
  async prefetch({ client, services }, settings) {
    const { homeRows, featuredProductIds } = (await settings) ?? {}
    const rows = homeRows ?? usualHomeRows(services.preset)
    await Promise.all([
      client.prefetchInfiniteQuery(loadMoreQuery(featuredList(services, featuredProductIds))),
      ...rows.map(async (row) => {
        if (row.kind === 'category' || row.kind === 'newest')
          await client.prefetchQuery(productRowQuery(services, row))
      }),
    ])
  },
}
