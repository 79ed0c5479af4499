import type { MedusaContainer } from '@medusajs/framework/types'

import { sendMailWorkflow } from '../../workflows/send-mail'
import type { Email } from '../email/email'
import type { LetterOrder } from './letter-order'
import type { LetterName } from './letters'

interface OrderLetter {
  readonly name: LetterName
  /** The record that the letter is about: a second event of it sends nothing. */
  readonly record: string
  readonly email: Email
  /** What Medusa's record or event says; the order's own flag without. */
  readonly isSilent?: boolean | null | undefined
}

/** Sends a letter to the buyer, unless the merchant wanted none. */
export async function sendOrderLetter(
  container: MedusaContainer,
  { order, to }: LetterOrder,
  { name, record, email, isSilent }: OrderLetter,
): Promise<void> {
  if (isSilent === true || order.no_notification === true) return
  await sendMailWorkflow(container).run({
    input: { to, template: name, cause: 'order', email, once: `${name}:${record}` },
  })
}
