import type { Email, Part } from '../email'
import type { MailLanguage } from '../messages/mail-language'
import { orderLetter, type OrderOfLetter } from './order-of-letter'

export interface Refund {
  readonly amount: number
  /** With this one. */
  readonly inAll: number
  readonly paid: number
  readonly to: 'bank-account' | 'as-paid'
}

/** In the currency of the order. */
export function refundedEmail(
  order: OrderOfLetter,
  { amount, inAll, paid, to }: Refund,
  language: MailLanguage,
): Email {
  const { refunded } = language.messages
  const money = (sum: number) => language.money(sum, order.currency)
  const words = {
    subject: refunded.subject,
    what: (number: string) => refunded.what(money(amount), number),
  }
  const parts: readonly Part[] = [
    {
      kind: 'rows',
      rows: [
        [refunded.orderTotal, money(paid)],
        [refunded.amount, money(amount)],
        [refunded.inAll, money(inAll)],
      ],
      hasTotal: true,
    },
    to === 'bank-account' ? refunded.toBankAccount : refunded.asPaid,
  ]
  return orderLetter(order, { words, parts, values: { amount: money(amount) } }, language)
}
