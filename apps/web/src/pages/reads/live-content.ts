import { liveContentQuery, type LiveContentPage } from '../../queries/live-content.ts'
import type { PageReads } from '../page-reads.ts'

/** The pages whose text has the backend's terms of sale in it. */
export const reads: PageReads = {
  needs: ['live-content', 'shop-page'],
  async prefetch({ client, services, page }) {
    if (services.preset.hasOwnTerms !== true) return
    await client.prefetchQuery(liveContentQuery<LiveContentPage>(services, page.name as LiveContentPage))
  },
}
