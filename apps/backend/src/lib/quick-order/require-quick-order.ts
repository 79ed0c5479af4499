import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError } from '@medusajs/framework/utils'

import { shopSettingsModule } from '../../modules/shop-settings'
import type { ShopSettingsService } from '../../modules/shop-settings/service'

/** @throws `not_found` while the owner has not switched on orders by a list of SKUs. */
export async function requireQuickOrder(container: MedusaContainer): Promise<void> {
  const { quick_order: setting } = await container.resolve<ShopSettingsService>(shopSettingsModule).read()
  if (!setting.is_on)
    throw new MedusaError(MedusaError.Types.NOT_FOUND, 'The shop takes no orders by a list.')
}
