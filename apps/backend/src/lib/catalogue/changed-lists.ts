import type { IPricingModuleService, MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

import { noteChange } from './follow-change'

/**
 * Has the lists of the shop follow the price lists that were changed since `since`. Medusa's workflow for that emits nothing:
 * after a change in the dashboard `api/middlewares/tell-silent-change.ts` tells it at once, and this finds what a program has changed.
 */
export async function noteChangedLists(container: MedusaContainer, since: Date): Promise<void> {
  const pricing = container.resolve<IPricingModuleService>(Modules.PRICING)
  const changed = { updated_at: { $gte: since } } as unknown
  const lists = await pricing.listPriceLists(changed as Parameters<typeof pricing.listPriceLists>[0], {
    select: ['id'],
    take: null,
  })
  if (lists.length > 0) noteChange(container, new Map([['price-list', new Set(lists.map(({ id }) => id))]]))
}
