import type { Email, MailedItem } from '../email'
import type { MailLanguage } from '../messages/mail-language'
import type { OrderOfLetter } from './order-of-letter'
import { listOf } from './shipped'

export interface Exchange {
  readonly sendBack: readonly MailedItem[]
  readonly replacements: readonly MailedItem[]
  /** What is left to pay. What goes back to the buyer has a letter of its own. */
  readonly due: number
}

export function exchangeCreatedEmail(
  { number, currency, link }: OrderOfLetter,
  { sendBack, replacements, due }: Exchange,
  language: MailLanguage,
): Email {
  const { exchangeCreated: words, orderPlaced } = language.messages
  return {
    language,
    subject: words.subject(number),
    values: { number },
    parts: [
      words.what(number),
      ...listOf(words.sendBack, sendBack),
      ...listOf(words.replacements, replacements),
      ...(due > 0 ? [words.due(language.money(due, currency))] : []),
      { kind: 'link', label: orderPlaced.link, url: link },
    ],
  }
}

export interface Claim {
  readonly about: readonly MailedItem[]
  readonly replacements: readonly MailedItem[]
  /** 0 for none. */
  readonly refund: number
}

export function claimCreatedEmail(
  { number, currency, link }: OrderOfLetter,
  { about, replacements, refund }: Claim,
  language: MailLanguage,
): Email {
  const { claimCreated: words, orderPlaced } = language.messages
  return {
    language,
    subject: words.subject(number),
    values: { number },
    parts: [
      words.what(number),
      ...listOf(words.about, about),
      ...listOf(words.replacements, replacements),
      ...(refund > 0 ? [words.givenBack(language.money(refund, currency))] : []),
      { kind: 'link', label: orderPlaced.link, url: link },
    ],
  }
}
