import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'

import { orderOfEvent } from '../lib/invoices/order-of-event'
import { issueGiftCardsWorkflow } from '../workflows/issue-gift-cards'

/** A payment may be captured while the order is placed, when it is not linked to the order yet: hence `order.placed`. */
export default async function issueGiftCards({
  event: { name, data },
  container,
}: SubscriberArgs<{ readonly id: string }>): Promise<void> {
  const orderId = await orderOfEvent(container, name, data.id)
  if (orderId !== undefined) await issueGiftCardsWorkflow(container).run({ input: { order_id: orderId } })
}

export const config: SubscriberConfig = {
  event: ['order.placed', 'order.canceled', 'payment.captured', 'payment.refunded'],
}
