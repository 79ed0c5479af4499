import type { Email, MailedItem } from '../email'
import type { MailLanguage } from '../messages/mail-language'
import { orderLetter, type OrderOfLetter } from './order-of-letter'
import { listOf } from './shipped'

export interface Cancellation {
  readonly items: readonly MailedItem[]
  /** What was taken for the order and what was given back, in its currency. */
  readonly paid: number
  readonly refunded: number
}

export function orderCanceledEmail(
  order: OrderOfLetter,
  { items, paid, refunded }: Cancellation,
  language: MailLanguage,
): Email {
  const { orderCanceled: words } = language.messages
  const parts = [
    ...(refunded > 0 ? [words.refunded(language.money(refunded, order.currency))] : []),
    ...(paid === 0 ? [words.nothingPaid] : []),
    ...listOf(words.items, items),
  ]
  return orderLetter(order, { words, parts }, language)
}
