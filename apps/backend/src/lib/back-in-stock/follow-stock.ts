import type { MedusaContainer } from '@medusajs/framework/types'

import { backInStockModule } from '../../modules/back-in-stock'
import type { BackInStockService } from '../../modules/back-in-stock/service'
import { tellBackInStockWorkflow } from '../../workflows/tell-back-in-stock'
import type { ChangedProducts } from '../catalogue/changed-products'

/** Writes to who waits for a variant that a change has made buyable. */
export async function followStock(container: MedusaContainer, changed: ChangedProducts): Promise<void> {
  const productIds = await container
    .resolve<BackInStockService>(backInStockModule)
    .waitedFor(changed.kind === 'all' ? undefined : changed.ids)
  if (productIds.length > 0) await tellBackInStockWorkflow(container).run({ input: { productIds } })
}
