import type { Email } from '../email'

/**
 * Sent to the address the order was placed with: only its owner may move it to an account.
 *
 * @param number as the shop displays it.
 * @param days how long the link works. The one of an administrator's request works until it is withdrawn.
 */
export function orderTransferEmail(number: string, link: string, days?: number): Email {
  const time = days === undefined ? '' : `, for ${days} days`
  return {
    subject: `Move order ${number} to an account`,
    parts: [
      `Someone, hopefully you, asked to move order ${number} to their account. There they will see what was ordered and where it went.`,
      { kind: 'link', label: 'Move the order', url: link },
      `The link works once${time}. If you did not ask for it, leave this mail alone: the order stays where it is.`,
    ],
  }
}
