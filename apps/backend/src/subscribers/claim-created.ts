import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { OrderWorkflowEvents } from '@medusajs/framework/utils'

import { claimCreatedEmail } from '../lib/email/emails/replacements'
import { pieces, readClaim } from '../lib/letters/after-sales'
import { itemsOf, letterOrder } from '../lib/letters/letter-order'
import { sendOrderLetter } from '../lib/letters/send-order-letter'

export default async function mailClaim({
  event: { data },
  container,
}: SubscriberArgs<{ readonly order_id: string; readonly claim_id: string }>): Promise<void> {
  const letter = await letterOrder(container, data.order_id)
  const found = await readClaim(container, data.claim_id)
  if (letter === undefined || found === undefined) return
  const claim = {
    about: itemsOf(letter, pieces(found.about)),
    replacements: itemsOf(letter, pieces(found.replacements)),
    refund: Number(found.refund_amount ?? 0),
  }
  await sendOrderLetter(container, letter, {
    name: 'claim-created',
    record: data.claim_id,
    email: claimCreatedEmail(letter.about, claim, letter.language),
    isSilent: found.no_notification,
  })
}

export const config: SubscriberConfig = { event: OrderWorkflowEvents.CLAIM_CREATED }
