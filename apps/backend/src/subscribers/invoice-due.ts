import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'

import { orderOfEvent } from '../lib/invoices/order-of-event'
import { issueInvoiceWorkflow } from '../workflows/issue-invoice'

/** A payment may be captured while the order is placed, when it is not linked to the order yet: hence `order.placed`. */
export default async function issueInvoice({
  event: { name, data },
  container,
}: SubscriberArgs<{ readonly id: string }>): Promise<void> {
  const orderId = await orderOfEvent(container, name, data.id)
  if (orderId !== undefined) await issueInvoiceWorkflow(container).run({ input: { orderId } })
}

export const config: SubscriberConfig = {
  event: ['order.placed', 'payment.captured', 'shipment.created', 'delivery.created'],
}
