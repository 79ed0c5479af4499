import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { OrderWorkflowEvents } from '@medusajs/framework/utils'

import { returnRequestedEmail } from '../lib/email/emails/returns'
import { pieces, readReturn } from '../lib/letters/after-sales'
import { itemsOf, letterOrder } from '../lib/letters/letter-order'
import { sendOrderLetter } from '../lib/letters/send-order-letter'

export interface ReturnEvent {
  readonly order_id: string
  readonly return_id: string
}

export default async function mailReturnRequested({
  event: { data },
  container,
}: SubscriberArgs<ReturnEvent>): Promise<void> {
  const letter = await letterOrder(container, data.order_id)
  const found = await readReturn(container, data.return_id)
  if (letter === undefined || found === undefined) return
  await sendOrderLetter(container, letter, {
    name: 'return-requested',
    record: data.return_id,
    email: returnRequestedEmail(letter.about, itemsOf(letter, pieces(found.items)), letter.language),
    isSilent: found.no_notification,
  })
}

export const config: SubscriberConfig = { event: OrderWorkflowEvents.RETURN_REQUESTED }
