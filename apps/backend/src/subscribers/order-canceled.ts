import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { OrderWorkflowEvents } from '@medusajs/framework/utils'

import { orderCanceledEmail } from '../lib/email/emails/order-canceled'
import { itemsOf, letterOrder } from '../lib/letters/letter-order'
import { moneyOf, paymentFields } from '../lib/letters/payments-of-order'
import { sendOrderLetter } from '../lib/letters/send-order-letter'

/** The refunds that Medusa makes with a cancellation have no event of their own: this letter has them. */
export default async function mailCanceled({
  event: { data },
  container,
}: SubscriberArgs<{ readonly id: string }>): Promise<void> {
  const letter = await letterOrder(container, data.id, paymentFields)
  if (letter === undefined) return
  const items = itemsOf(
    letter,
    letter.order.items.map(({ id, quantity }) => [id, Number(quantity)] as const),
  )
  await sendOrderLetter(container, letter, {
    name: 'order-canceled',
    record: data.id,
    email: orderCanceledEmail(letter.about, { items, ...moneyOf(letter.order) }, letter.language),
  })
}

export const config: SubscriberConfig = { event: OrderWorkflowEvents.CANCELED }
