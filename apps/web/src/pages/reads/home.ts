import { usualHomeSections } from '../../config/home-sections.ts'
import {
  chosenProductsQuery,
  featuredList,
  productRowOf,
  productRowQuery,
} from '../../queries/featured-and-related.ts'
import { journalQuery, latestPosts } from '../../queries/journal.ts'
import { loadMoreQuery } from '../../queries/use-load-more-query.ts'
import type { PageReads } from '../page-reads.ts'

export const reads: PageReads = {
  needs: ['listing'],
  async prefetch({ client, services }, settings) {
    const { homeSections, featuredProductIds } = (await settings) ?? {}
    await Promise.all(
      (homeSections ?? usualHomeSections(services.preset)).map(async (section) => {
        if (section.kind === 'journal') await client.prefetchQuery(journalQuery(services, latestPosts))
        else if (section.kind === 'story' && section.productIds.length > 0)
          await client.prefetchQuery(chosenProductsQuery(services, section.productIds))
        if (section.kind !== 'products') return
        const row = productRowOf(section)
        await (row === undefined
          ? client.prefetchInfiniteQuery(loadMoreQuery(featuredList(services, featuredProductIds)))
          : client.prefetchQuery(productRowQuery(services, row)))
      }),
    )
  },
}
