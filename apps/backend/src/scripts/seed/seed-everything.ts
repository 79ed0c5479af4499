import type { MedusaContainer } from '@medusajs/framework/types'
import { publishableKey, regions, shopSettings, store } from '@umber/sample-store'

import { seedAdmin } from './admin'
import { seedCollections, seedProductCategories } from './categories'
import { chooseAdmin } from './choose-admin'
import { chooseProducts } from './choose-products'
import { seedCustomer } from './customer'
import { seedJournal } from './journal'
import { seedOrders } from './orders'
import { seedProducts } from './products'
import { seedPromotions } from './promotions'
import { seedReviews } from './reviews'
import { seedSale } from './sale'
import { setPublishableToken } from './sales-channel'
import { seedSkeleton } from './seed-skeleton'
import { seedSettings } from './settings'
import { seedStock } from './stock'
import { seedTranslations } from './translations'

/** Called before each step with its description. */
export type Report = (line: string) => void

export async function seedEverything(container: MedusaContainer, report: Report): Promise<void> {
  const now = new Date()

  report('Store, sales channel, publishable key, regions, taxes, delivery and returns')
  const skeleton = await seedSkeleton(container, { ...store, regions })
  const { regionId, salesChannelId, locationId, shippingProfileId, shippingOptionIds } = skeleton
  await setPublishableToken(container, skeleton.publishableKeyId, publishableKey)

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

  report('Settings')
  await seedSettings(container, shopSettings)

  report('Languages')
  await seedTranslations(container, items)

  report('Journal')
  await seedJournal(container, now)

  report('Promotions')
  await seedPromotions(container)

  const admin = chooseAdmin(process.env)
  report(admin === undefined ? 'No admin user: ADMIN_PASSWORD is not set' : `Admin user ${admin.email}`)
  if (admin !== undefined) await seedAdmin(container, admin)

  report('Demo customer and past orders')
  const { id: customerId } = await seedCustomer(container)
  const ordering = { customerId, regionId, salesChannelId, locationId, variantIds, shippingOptionIds }
  await seedOrders(container, ordering, now)

  report('Reviews and questions')
  await seedReviews(container, now)
}
