import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import {
  cancelOrderWorkflow,
  capturePaymentWorkflow,
  completeOrderWorkflow,
  createOrderFulfillmentWorkflow,
  createOrderShipmentWorkflow,
  markOrderFulfillmentAsDeliveredWorkflow,
} from '@medusajs/medusa/core-flows'
import { sampleOrders, type SampleOrder } from '@umber/sample-store'

import { backdateOrder } from './backdate-order'
import { placeOrder, type Ordering } from './place-order'

/** Places the demo customer's past orders one after another, so that their numbers follow their dates. */
export async function seedOrders(container: MedusaContainer, ordering: Ordering, now: Date): Promise<void> {
  for (const order of sampleOrders) {
    const { id } = await placeOrder(container, order, ordering)
    await advanceOrder(container, id, order, ordering.locationId)
    await backdateOrder(container, id, order, now)
  }
}

async function advanceOrder(
  container: MedusaContainer,
  orderId: string,
  order: SampleOrder,
  locationId: string,
): Promise<void> {
  if (order.state === 'pending') return
  if (order.state === 'canceled') {
    await cancelOrderWorkflow(container).run({ input: { order_id: orderId } })
    return
  }
  const fulfillmentId = await ship(container, orderId, order.tracking, locationId)
  if (order.state === 'shipped') return
  await markOrderFulfillmentAsDeliveredWorkflow(container).run({
    input: { orderId, fulfillmentId },
  })
  await completeOrderWorkflow(container).run({ input: { orderIds: [orderId] } })
}

async function ship(
  container: MedusaContainer,
  orderId: string,
  tracking: { readonly number: string; readonly url: string },
  locationId: string,
): Promise<string> {
  const order = await readOrder(container, orderId)
  await capturePayments(container, order)
  const items = order.items.map(({ id, quantity }) => ({ id, quantity }))
  const { result: fulfillment } = await createOrderFulfillmentWorkflow(container).run({
    input: { order_id: orderId, location_id: locationId, items },
  })
  await createOrderShipmentWorkflow(container).run({
    input: {
      order_id: orderId,
      fulfillment_id: fulfillment.id,
      items,
      labels: [{ tracking_number: tracking.number, tracking_url: tracking.url, label_url: '' }],
    },
  })
  return fulfillment.id
}

/** Shipped orders are paid. */
async function capturePayments(container: MedusaContainer, order: PlacedOrder): Promise<void> {
  for (const { id } of order.payment_collections.flatMap(({ payments }) => payments)) {
    await capturePaymentWorkflow(container).run({ input: { payment_id: id } })
  }
}

interface PlacedOrder {
  readonly items: readonly { readonly id: string; readonly quantity: number }[]
  readonly payment_collections: readonly { readonly payments: readonly { readonly id: string }[] }[]
}

async function readOrder(container: MedusaContainer, orderId: string): Promise<PlacedOrder> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'order',
    // The quantity is computed, and only when all fields of the items are selected.
    fields: ['id', 'items.*', 'payment_collections.payments.id'],
    filters: { id: orderId },
  })
  const [order]: PlacedOrder[] = data
  if (order === undefined) throw new Error(`The order ${orderId} was placed but cannot be found.`)
  return order
}
