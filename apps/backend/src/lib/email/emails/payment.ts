import type { Transfer } from '../../bank-transfer/transfer-of-order'
import type { Email } from '../email'
import type { MailLanguage } from '../messages/mail-language'
import { orderLetter, type OrderOfLetter } from './order-of-letter'
import { transferParts } from './transfer-parts'

/** The bank transfer of an order has not come. */
export function paymentWaitingEmail(order: OrderOfLetter, transfer: Transfer, language: MailLanguage): Email {
  const { paymentWaiting: words } = language.messages
  const parts = [...transferParts({ transfer, currency: order.currency }, language), words.otherwise]
  return orderLetter(order, { words, parts }, language)
}

/** The payment of a placed order failed afterwards. */
export function paymentFailedEmail(order: OrderOfLetter, language: MailLanguage): Email {
  const { paymentFailed: words } = language.messages
  return orderLetter(order, { words, parts: [words.next] }, language)
}
