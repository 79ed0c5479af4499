import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'

import { orderOfEvent } from '../lib/invoices/order-of-event'
import { issueDocumentsWorkflow } from '../workflows/issue-documents'

/**
 * A payment may be captured while the order is placed, when it is not linked to the order yet: hence `order.placed`. A canceled order is
 * refunded by Medusa's workflow, whose event of the refund may come before the refund is stored: hence `order.canceled`.
 */
export default async function issueDocuments({
  event: { name, data },
  container,
}: SubscriberArgs<{ readonly id: string }>): Promise<void> {
  const orderId = await orderOfEvent(container, name, data.id)
  if (orderId !== undefined) await issueDocumentsWorkflow(container).run({ input: { orderId } })
}

export const config: SubscriberConfig = {
  event: [
    'order.placed',
    'order.canceled',
    'payment.captured',
    'payment.refunded',
    'shipment.created',
    'delivery.created',
  ],
}
