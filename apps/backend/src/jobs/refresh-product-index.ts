import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

/** A sale that begins, ends or changes emits no event for its products, so prices are reindexed hourly. */
export default async function refreshProductIndex(container: MedusaContainer): Promise<void> {
  await container.resolve(Modules.SEARCH).reindex({ index: 'product' })
}

export const config = { name: 'refresh-product-index', schedule: '20 * * * *' }
