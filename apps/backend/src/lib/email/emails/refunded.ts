import type { Email } from '../email'
import type { MailLanguage } from '../messages/mail-language'
import type { OrderOfLetter } from './order-of-letter'

export interface Refund {
  readonly amount: number
  /** With this one. */
  readonly inAll: number
  readonly paid: number
  readonly to: 'bank-account' | 'as-paid'
}

/** In the currency of the order. */
export function refundedEmail(
  { number, currency, link }: OrderOfLetter,
  { amount, inAll, paid, to }: Refund,
  language: MailLanguage,
): Email {
  const { refunded, orderPlaced } = language.messages
  const money = (sum: number) => language.money(sum, currency)
  return {
    language,
    subject: refunded.subject(number),
    values: { number, amount: money(amount) },
    parts: [
      refunded.what(money(amount), number),
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
      { kind: 'link', label: orderPlaced.link, url: link },
    ],
  }
}
