import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

/** A sale begins, ends or changes without any word about the products it is for; so their prices are read again. */
export default async function refreshProductIndex(container: MedusaContainer): Promise<void> {
  await container.resolve(Modules.SEARCH).reindex({ index: 'product' })
}

export const config = { name: 'refresh-product-index', schedule: '20 * * * *' }
