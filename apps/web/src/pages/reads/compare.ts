import { comparedSlugs } from '../../config/compared-slugs.ts'
import { comparedQuery } from '../../queries/chosen-products.ts'
import type { PageReads } from '../page-reads.ts'

export const reads: PageReads = {
  needs: ['compared'],
  async prefetch({ client, services, params }) {
    const slugs = comparedSlugs(params)
    if (slugs.length > 0) await client.prefetchQuery(comparedQuery(services, slugs))
  },
}
