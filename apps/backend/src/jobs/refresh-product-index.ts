import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

import { pagePurgeModule } from '../modules/page-purge'
import type { PagePurgeService } from '../modules/page-purge/service'

/**
 * A sale that begins, ends or changes, and the products of a category, emit no event for their products, so prices and
 * categories are reindexed hourly, and the shop renders its pages from them anew.
 */
export default async function refreshProductIndex(container: MedusaContainer): Promise<void> {
  await container.resolve(Modules.SEARCH).reindex({ index: 'product' })
  container.resolve<PagePurgeService>(pagePurgeModule).request()
}

export const config = { name: 'refresh-product-index', schedule: '20 * * * *' }
