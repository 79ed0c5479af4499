import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/** The id of the order that a payment, a parcel or an order's own event is about. */
export async function orderOfEvent(
  container: MedusaContainer,
  name: string,
  id: string,
): Promise<string | undefined> {
  if (name.startsWith('order.')) return id
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  if (name.startsWith('payment.')) {
    const { data } = await query.graph({
      entity: 'payment',
      fields: ['payment_collection.order.id'],
      filters: { id },
    })
    return data[0]?.payment_collection?.order?.id
  }
  const { data } = await query.graph({ entity: 'fulfillment', fields: ['order.id'], filters: { id } })
  return data[0]?.order?.id
}
