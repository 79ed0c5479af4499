import type { Email, MailedItem } from '../email'
import type { MailLanguage } from '../messages/mail-language'
import { orderLetter, type OrderOfLetter } from './order-of-letter'
import { listOf } from './shipped'

type Items = readonly MailedItem[]

export function returnRequestedEmail(order: OrderOfLetter, items: Items, language: MailLanguage): Email {
  const { returnRequested: words } = language.messages
  return orderLetter(order, { words, parts: [...listOf(words.sendBack, items), words.next] }, language)
}

export function returnReceivedEmail(order: OrderOfLetter, items: Items, language: MailLanguage): Email {
  const { returnReceived: words } = language.messages
  return orderLetter(order, { words, parts: [...listOf(words.received, items), words.next] }, language)
}
