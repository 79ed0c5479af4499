import type { MedusaContainer } from '@medusajs/framework/types'

import { seedServiceZones, seedShippingOptions, seedShippingProfile, seedStockLocation } from './delivery'
import { dropForeignPreferences } from './price-preferences'
import { seedRegions, seedTaxes } from './region'
import { seedReturns } from './returns'
import { titlePublishableKey, seedSalesChannel } from './sales-channel'
import { seedShop } from './shop'
import type { ShopPlan } from './shop-plan'

/** The ids of what products and orders refer to. */
export interface Skeleton {
  readonly salesChannelId: string
  readonly publishableKeyId: string
  /** Of the default region. */
  readonly regionId: string
  readonly locationId: string
  readonly shippingProfileId: string
  /** Those of the default region, by the option's code. */
  readonly shippingOptionIds: ReadonlyMap<string, string>
}

/**
 * Seeds everything that a shop needs to sell, apart from what it sells and to whom. The sample store is built on it, and so
 * is a merchant's empty shop.
 */
export async function seedSkeleton(container: MedusaContainer, plan: ShopPlan): Promise<Skeleton> {
  const { id: salesChannelId } = await seedSalesChannel(container, plan)
  const { id: publishableKeyId } = await titlePublishableKey(container)
  const regions = await seedRegions(container, plan)
  const regionId = regions[0].id
  await seedTaxes(container, plan)
  const { id: locationId } = await seedStockLocation(container, plan, salesChannelId)
  const { id: shippingProfileId } = await seedShippingProfile(container)
  const zones = await seedServiceZones(container, plan, locationId, regions)
  const delivery = { zones, profileId: shippingProfileId }
  const shippingOptionIds = await seedShippingOptions(container, plan, delivery)
  await seedReturns(container, plan, delivery)
  await seedShop(container, plan, { regionId, salesChannelId, locationId })
  await dropForeignPreferences(
    container,
    plan.regions.map(({ currency }) => currency),
  )
  return { salesChannelId, publishableKeyId, regionId, locationId, shippingProfileId, shippingOptionIds }
}
