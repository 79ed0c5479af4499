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
  { name, regions }: Pick<ShopPlan, 'name' | 'regions'>,
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
        supported_currencies: regions.map(({ currency, taxInclusive }, place) => ({
          currency_code: currency,
          is_default: place === 0,
          // A price without a region is meant as that of its currency.
          is_tax_inclusive: taxInclusive,
        })),
      },
    },
  })
}
