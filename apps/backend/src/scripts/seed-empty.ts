import type { ExecArgs } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

import { emptyPlan, type EmptyShop } from './seed/empty-plan'
import { seedSkeleton } from './seed/seed-skeleton'
import { seedSettings } from './seed/settings'

/**
 * `medusa exec seed-empty <JSON of EmptyShop>` makes a migrated database ready to sell: region, sales channel, publishable
 * key, stock location, shipping, returns and payment, without products, customers, orders or promotions. `pnpm seed
 * --empty` runs it.
 */
export default async function seedEmpty({ container, args: [shop = ''] }: ExecArgs): Promise<void> {
  const [region] = await container.resolve(Modules.REGION).listRegions({}, { take: 1 })
  if (region !== undefined) {
    console.error(`This database has a region ("${region.name}") already. Nothing was changed.`)
    process.exit(1)
  }
  const plan = emptyPlan(JSON.parse(shop) as EmptyShop)
  await seedSkeleton(container, plan)
  await seedSettings(container, { name: plan.name })
  const [{ name, currency }] = plan.regions
  console.log(`Seeded the region ${name} in ${currency.toUpperCase()}, without products.`)
}
