import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import type { MedusaContainer } from '@medusajs/framework/types'
import {
  InventoryLevelWorkflowEvents,
  Modules,
  ReservationItemWorkflowEvents,
} from '@medusajs/framework/utils'

import { followStock } from '../lib/letters/low-stock'

/** What can be sold of an item has changed: by an order, or by the owner. */
export default async function lookAtStock({
  event: { name, data },
  container,
}: SubscriberArgs<{ readonly id: string }>): Promise<void> {
  const isSale = name === ReservationItemWorkflowEvents.CREATED
  const item = await (isSale ? itemOfReservation : itemOfLevel)(container, data.id)
  if (item !== undefined) await followStock(container, item, isSale ? 'sale' : 'count')
}

async function itemOfLevel(container: MedusaContainer, id: string): Promise<string | undefined> {
  const [level] = await container
    .resolve(Modules.INVENTORY)
    .listInventoryLevels({ id }, { select: ['inventory_item_id'], take: 1 })
  return level?.inventory_item_id
}

async function itemOfReservation(container: MedusaContainer, id: string): Promise<string | undefined> {
  const [reservation] = await container
    .resolve(Modules.INVENTORY)
    .listReservationItems({ id }, { select: ['inventory_item_id'], take: 1 })
  return reservation?.inventory_item_id
}

export const config: SubscriberConfig = {
  event: [InventoryLevelWorkflowEvents.UPDATED, ReservationItemWorkflowEvents.CREATED],
}
