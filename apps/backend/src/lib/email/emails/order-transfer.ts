import type { Email } from '../email'
import { orderNumber } from '../order-number'

/** Sent to the address the order was placed with: only its owner may move it to an account. */
export function orderTransferEmail(displayId: number, link: string): Email {
  const number = orderNumber(displayId)
  return {
    subject: `Move order ${number} to an account`,
    parts: [
      `Someone, hopefully you, asked to move order ${number} to their account. There they will see what was ordered and where it went.`,
      { kind: 'link', label: 'Move the order', url: link },
      'If you did not ask for it, leave this mail alone: the order stays where it is.',
    ],
  }
}
