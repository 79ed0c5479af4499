import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { OrderWorkflowEvents } from '@medusajs/framework/utils'

import { exchangeCreatedEmail } from '../lib/email/emails/replacements'
import { pieces, readExchange } from '../lib/letters/after-sales'
import { itemsOf, letterOrder } from '../lib/letters/letter-order'
import { unpaidFields, unpaidOf } from '../lib/letters/payments-of-order'
import { sendOrderLetter } from '../lib/letters/send-order-letter'

export default async function mailExchange({
  event: { data },
  container,
}: SubscriberArgs<{ readonly order_id: string; readonly exchange_id: string }>): Promise<void> {
  const letter = await letterOrder(container, data.order_id, unpaidFields)
  const found = await readExchange(container, data.exchange_id)
  if (letter === undefined || found === undefined) return
  const exchange = {
    sendBack: itemsOf(letter, pieces(found.return?.items)),
    replacements: itemsOf(letter, pieces(found.replacements)),
    due: unpaidOf(letter.order),
  }
  await sendOrderLetter(container, letter, {
    name: 'exchange-created',
    record: data.exchange_id,
    email: exchangeCreatedEmail(letter.about, exchange, letter.language),
    isSilent: found.no_notification,
  })
}

export const config: SubscriberConfig = { event: OrderWorkflowEvents.EXCHANGE_CREATED }
