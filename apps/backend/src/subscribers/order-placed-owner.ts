import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { OrderWorkflowEvents } from '@medusajs/framework/utils'

import { newOrderEmail } from '../lib/email/emails/to-owner'
import { mailLanguage } from '../lib/email/messages/mail-language'
import { confirmedOrder } from '../lib/email/read-order'
import { dashboardPage } from '../lib/email/shop-links'
import { letterOrder } from '../lib/letters/letter-order'
import { mailOwner } from '../lib/letters/mail-owner'

export default async function mailOwnerOfOrder({
  event: { data },
  container,
}: SubscriberArgs<{ readonly id: string }>): Promise<void> {
  const letter = await letterOrder(container, data.id)
  if (letter === undefined) return
  const language = mailLanguage(null)
  const { number, currency, lines, total, transfer } = confirmedOrder(letter.order, {
    prefix: letter.terms.orderNumberPrefix,
    language,
    picture: letter.links.picture,
  })
  const order = {
    number,
    items: lines.map(({ title, variant, quantity, picture, total: amount }) => ({
      title,
      variant,
      quantity,
      picture,
      amount: language.money(amount, currency),
    })),
    total: language.money(total, currency),
    waitsForTransfer: transfer !== undefined,
  }
  await mailOwner(container, {
    name: 'new-order',
    record: data.id,
    email: newOrderEmail(order, dashboardPage(process.env, `orders/${data.id}`)),
  })
}

export const config: SubscriberConfig = { event: OrderWorkflowEvents.PLACED }
