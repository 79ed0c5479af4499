import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { updateStoresWorkflow } from '@medusajs/medusa/core-flows'

import { only } from './only'
import type { ShopPlan } from './shop-plan'

interface Defaults {
  readonly regionId: string
  readonly salesChannelId: string
  readonly locationId: string
}

/** With a default region, a cart created from an empty body has a currency. */
export async function seedShop(
  container: MedusaContainer,
  { name, currency, region }: Pick<ShopPlan, 'name' | 'currency' | 'region'>,
  defaults: Defaults,
): Promise<void> {
  const shop = only(await container.resolve(Modules.STORE).listStores(), 'store')
  await updateStoresWorkflow(container).run({
    input: {
      selector: { id: shop.id },
      update: {
        name,
        default_region_id: defaults.regionId,
        default_sales_channel_id: defaults.salesChannelId,
        default_location_id: defaults.locationId,
        supported_currencies: [
          { currency_code: currency, is_default: true, is_tax_inclusive: region.taxInclusive },
        ],
      },
    },
  })
}
