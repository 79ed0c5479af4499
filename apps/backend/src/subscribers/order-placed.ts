import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'

import { orderPlacedEmail } from '../lib/email/emails/order-placed'
import { confirmedOrder } from '../lib/email/read-order'
import { letterOrder } from '../lib/letters/letter-order'
import { sendOrderLetter } from '../lib/letters/send-order-letter'
import { findAccount } from '../lib/verification/account'
import { verifiedAt } from '../lib/verification/address-verification'

export default async function mailOrderPlaced({
  event: { data },
  container,
}: SubscriberArgs<{ readonly id: string }>): Promise<void> {
  const letter = await letterOrder(container, data.id)
  if (letter === undefined) return
  const { order, to, about, language, links, terms } = letter
  const account =
    order.customer?.has_account === true ? await findAccount(container, order.customer.id) : undefined
  const isOwnAddress =
    account?.email === to.toLowerCase() && (await verifiedAt(container, account)) !== undefined
  const confirmed = confirmedOrder(order, {
    prefix: terms.orderNumberPrefix,
    language,
    isOwnAddress,
    picture: links.picture,
  })
  await sendOrderLetter(container, letter, {
    name: 'order-placed',
    record: data.id,
    email: orderPlacedEmail(confirmed, about.link, language),
  })
}

export const config: SubscriberConfig = { event: 'order.placed' }
