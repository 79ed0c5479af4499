import type { ExecArgs } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

import { returnLocation } from '../lib/returns/return-location'

/** Returns that shoppers requested had no location until November 2026, and could not be received. Runs once, with the migrations. */
export default async function setLocationOfReturns({ container }: ExecArgs): Promise<void> {
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
