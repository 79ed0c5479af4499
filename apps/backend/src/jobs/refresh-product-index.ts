import type { MedusaContainer } from '@medusajs/framework/types'

import { reindexAll } from '../lib/catalogue/reindex'
import { pagePurgeModule } from '../modules/page-purge'
import type { PagePurgeService } from '../modules/page-purge/service'

/**
 * The index follows each change (`subscribers/catalogue-changed.ts`). This makes up for one that was lost: a process was killed
 * before it wrote it, or something changed the database that emits no event.
 */
export default async function refreshProductIndex(container: MedusaContainer): Promise<void> {
  await reindexAll(container)
  container.resolve<PagePurgeService>(pagePurgeModule).request()
}

export const config = { name: 'refresh-product-index', schedule: '20 * * * *' }
