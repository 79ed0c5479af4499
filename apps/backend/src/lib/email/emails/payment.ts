import type { Transfer } from '../../bank-transfer/transfer-of-order'
import type { Email } from '../email'
import type { MailLanguage } from '../messages/mail-language'
import type { OrderOfLetter } from './order-of-letter'
import { transferParts } from './transfer-parts'

/** The bank transfer of an order has not come. */
export function paymentWaitingEmail(
  { number, currency, link }: OrderOfLetter,
  transfer: Transfer,
  language: MailLanguage,
): Email {
  const { paymentWaiting: words, orderPlaced } = language.messages
  return {
    language,
    subject: words.subject(number),
    values: { number },
    parts: [
      words.what(number),
      ...transferParts({ transfer, currency }, language),
      words.otherwise,
      { kind: 'link', label: orderPlaced.link, url: link },
    ],
  }
}

/** The payment of a placed order failed afterwards. */
export function paymentFailedEmail({ number, link }: OrderOfLetter, language: MailLanguage): Email {
  const { paymentFailed: words, orderPlaced } = language.messages
  return {
    language,
    subject: words.subject(number),
    values: { number },
    parts: [words.what(number), words.next, { kind: 'link', label: orderPlaced.link, url: link }],
  }
}
