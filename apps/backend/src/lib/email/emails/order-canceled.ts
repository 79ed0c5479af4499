import type { Email, MailedItem } from '../email'
import type { MailLanguage } from '../messages/mail-language'
import type { OrderOfLetter } from './order-of-letter'
import { listOf } from './shipped'

export interface Cancellation {
  readonly items: readonly MailedItem[]
  /** What was taken for the order and what was given back, in its currency. */
  readonly paid: number
  readonly refunded: number
}

export function orderCanceledEmail(
  { number, currency, link }: OrderOfLetter,
  { items, paid, refunded }: Cancellation,
  language: MailLanguage,
): Email {
  const { orderCanceled, orderPlaced } = language.messages
  return {
    language,
    subject: orderCanceled.subject(number),
    values: { number },
    parts: [
      orderCanceled.what(number),
      ...(refunded > 0 ? [orderCanceled.refunded(language.money(refunded, currency))] : []),
      ...(paid === 0 ? [orderCanceled.nothingPaid] : []),
      ...listOf(orderCanceled.items, items),
      { kind: 'link', label: orderPlaced.link, url: link },
    ],
  }
}
