import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { SampleOrder } from '@umber/sample-store'

import { daysBefore } from './days'

/** No workflow accepts a date, so the records created today are moved to the dates of the sample order. */
export async function backdateOrder(
  container: MedusaContainer,
  orderId: string,
  order: SampleOrder,
  now: Date,
): Promise<void> {
  if (order.placedDaysAgo === 0) return
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const placed = daysBefore(now, order.placedDaysAgo)
  const shipped = daysBefore(now, order.placedDaysAgo - 1)
  const delivered = daysBefore(now, order.placedDaysAgo - 4)
  await knex('order').where({ id: orderId }).update({ created_at: placed })
  await knex('order').where({ id: orderId }).whereNotNull('canceled_at').update({ canceled_at: shipped })
  const fulfillments = knex('order_fulfillment').select('fulfillment_id').where({ order_id: orderId })
  await knex('fulfillment').whereIn('id', fulfillments).update({
    created_at: placed,
    packed_at: placed,
    shipped_at: shipped,
  })
  await knex('fulfillment').whereIn('id', fulfillments).whereNotNull('delivered_at').update({
    delivered_at: delivered,
  })
}
