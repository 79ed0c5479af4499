import type { Email, MailedItem } from '../email'
import type { MailLanguage } from '../messages/mail-language'
import type { OrderOfLetter } from './order-of-letter'
import { listOf } from './shipped'

type Items = readonly MailedItem[]

export function returnRequestedEmail(order: OrderOfLetter, items: Items, language: MailLanguage): Email {
  const { returnRequested: words } = language.messages
  return returnEmail(order, { words, list: words.sendBack, items }, language)
}

export function returnReceivedEmail(order: OrderOfLetter, items: Items, language: MailLanguage): Email {
  const { returnReceived: words } = language.messages
  return returnEmail(order, { words, list: words.received, items }, language)
}

interface ReturnLetter {
  readonly words: MailLanguage['messages']['returnRequested' | 'returnReceived']
  readonly list: string
  readonly items: Items
}

function returnEmail(
  { number, link }: OrderOfLetter,
  { words, list, items }: ReturnLetter,
  language: MailLanguage,
): Email {
  return {
    language,
    subject: words.subject(number),
    values: { number },
    parts: [
      words.what(number),
      ...listOf(list, items),
      words.next,
      { kind: 'link', label: language.messages.orderPlaced.link, url: link },
    ],
  }
}
