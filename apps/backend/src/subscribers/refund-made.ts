import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'

import { orderOfEvent } from '../lib/invoices/order-of-event'
import { issueCreditNotesWorkflow } from '../workflows/issue-credit-notes'

/** A canceled order is refunded by Medusa's workflow, whose event of the refund may come before the refund is stored. */
export default async function issueCreditNotes({
  event: { name, data },
  container,
}: SubscriberArgs<{ readonly id: string }>): Promise<void> {
  const orderId = await orderOfEvent(container, name, data.id)
  if (orderId !== undefined) await issueCreditNotesWorkflow(container).run({ input: { orderId } })
}

export const config: SubscriberConfig = { event: ['payment.refunded', 'order.canceled'] }
