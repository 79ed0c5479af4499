import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

import { returnLocation } from './return-location'

/** Gives each return without a location the one that it goes to, without which it cannot be received. */
export async function setLocationOfReturns(container: MedusaContainer): Promise<void> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const orders = container.resolve(Modules.ORDER)
  const { data } = await query.graph({
    entity: 'return',
    fields: ['id', 'order_id', 'location_id', 'items.item_id'],
    filters: { location_id: null },
  })
  for (const { id, order_id: orderId, items } of data) {
    if (orderId == null) continue
    const lines = (items ?? []).flatMap((item: { readonly item_id?: string } | null) => item?.item_id ?? [])
    const location = await returnLocation(container, orderId, lines)
    if (location !== undefined)
      await orders.updateReturns([{ selector: { id }, data: { location_id: location } }])
  }
}
