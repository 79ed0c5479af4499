import type { MedusaContainer } from '@medusajs/framework/types'

import { seedAdmin } from './admin'
import { seedCollections, seedProductCategories } from './categories'
import { chooseAdmin } from './choose-admin'
import { chooseProducts } from './choose-products'
import { seedCustomer } from './customer'
import { seedShippingOptions, seedShippingProfile, seedStockLocation } from './delivery'
import { seedOrders } from './orders'
import { dropForeignPreferences } from './price-preferences'
import { seedProducts } from './products'
import { seedPromotions } from './promotions'
import { seedRegion, seedTax } from './region'
import { seedReturns } from './returns'
import { seedSale } from './sale'
import { seedPublishableKey, seedSalesChannel } from './sales-channel'
import { seedShop } from './shop'
import { seedStock } from './stock'

/** Called before each step with its description. */
export type Report = (line: string) => void

export async function seedEverything(container: MedusaContainer, report: Report): Promise<void> {
  const now = new Date()

  report('Store, sales channel and publishable key')
  const { id: salesChannelId } = await seedSalesChannel(container)
  await seedPublishableKey(container)

  report('Region, taxes and delivery')
  const { id: regionId } = await seedRegion(container)
  await seedTax(container)
  const { id: locationId } = await seedStockLocation(container, salesChannelId)
  const { id: shippingProfileId } = await seedShippingProfile(container)
  const shippingOptionIds = await seedShippingOptions(container, {
    regionId,
    locationId,
    profileId: shippingProfileId,
  })
  await seedShop(container, { regionId, salesChannelId, locationId })
  await dropForeignPreferences(container)

  report('Collections and categories')
  const collections = await seedCollections(container)
  const productCategories = await seedProductCategories(container)

  const items = chooseProducts(process.env)
  report(`${items.length} products, sale prices and stock`)
  const variantIds = await seedProducts(container, items, {
    now,
    salesChannelId,
    shippingProfileId,
    collections,
    productCategories,
  })
  await seedSale(container, items, variantIds)
  await seedStock(container, items, locationId)

  report('Promotions and returns')
  await seedPromotions(container)
  await seedReturns(container, { regionId, locationId, profileId: shippingProfileId })

  const admin = chooseAdmin(process.env)
  report(admin === undefined ? 'No admin user: ADMIN_PASSWORD is not set' : `Admin user ${admin.email}`)
  if (admin !== undefined) await seedAdmin(container, admin)

  report('Demo customer and past orders')
  const { id: customerId } = await seedCustomer(container)
  const ordering = { customerId, regionId, salesChannelId, locationId, variantIds, shippingOptionIds }
  await seedOrders(container, ordering, now)
}
