import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { OrderWorkflowEvents } from '@medusajs/framework/utils'

import { returnReceivedEmail } from '../lib/email/emails/returns'
import { readReturn, returnedItems } from '../lib/letters/after-sales'
import { itemsOf, letterOrder } from '../lib/letters/letter-order'
import { sendOrderLetter } from '../lib/letters/send-order-letter'
import type { ReturnEvent } from './return-requested'

/** A return may be received in parts, each with an event of the same data: what has come so far tells them apart. */
export default async function mailReturnReceived({
  event: { data },
  container,
}: SubscriberArgs<ReturnEvent>): Promise<void> {
  const letter = await letterOrder(container, data.order_id)
  const found = await readReturn(container, data.return_id)
  if (letter === undefined || found === undefined) return
  const received = returnedItems(found).map(
    ({ item_id: id, received_quantity: whole, damaged_quantity: damaged }) =>
      [id, Number(whole ?? 0) + Number(damaged ?? 0)] as const,
  )
  const count = received.reduce((all, [, quantity]) => all + quantity, 0)
  if (count === 0) return
  await sendOrderLetter(container, letter, {
    name: 'return-received',
    record: `${data.return_id}:${count}`,
    email: returnReceivedEmail(letter.about, itemsOf(letter, received), letter.language),
    isSilent: found.no_notification,
  })
}

export const config: SubscriberConfig = { event: OrderWorkflowEvents.RETURN_RECEIVED }
