import type { Email } from '../email'
import type { MailLanguage } from '../messages/mail-language'

interface TransferLink {
  readonly url: string
  /** How long it works. The one of an administrator's request works until it is withdrawn. */
  readonly days?: number | undefined
}

/**
 * Sent to the address the order was placed with: only its owner may move it to an account.
 *
 * @param number as the shop displays it.
 */
export function orderTransferEmail(
  number: string,
  { url, days }: TransferLink,
  language: MailLanguage,
): Email {
  const { subject, what, link, otherwise } = language.messages.orderTransfer
  return {
    language,
    subject: subject(number),
    values: { number },
    parts: [
      what(number),
      { kind: 'link', label: link, url },
      otherwise(days === undefined ? undefined : language.time(days, 'day')),
    ],
  }
}
