import type { Email, MailedItem } from '../email'
import type { MailLanguage } from '../messages/mail-language'
import { orderLetter, type OrderOfLetter } from './order-of-letter'
import { listOf } from './shipped'

export interface Exchange {
  readonly sendBack: readonly MailedItem[]
  readonly replacements: readonly MailedItem[]
  /** What is left to pay. What goes back to the buyer has a letter of its own. */
  readonly due: number
}

export function exchangeCreatedEmail(
  order: OrderOfLetter,
  { sendBack, replacements, due }: Exchange,
  language: MailLanguage,
): Email {
  const { exchangeCreated: words } = language.messages
  const parts = [
    ...listOf(words.sendBack, sendBack),
    ...listOf(words.replacements, replacements),
    ...(due > 0 ? [words.due(language.money(due, order.currency))] : []),
  ]
  return orderLetter(order, { words, parts }, language)
}

export interface Claim {
  readonly about: readonly MailedItem[]
  readonly replacements: readonly MailedItem[]
  /** 0 for none. */
  readonly refund: number
}

export function claimCreatedEmail(
  order: OrderOfLetter,
  { about, replacements, refund }: Claim,
  language: MailLanguage,
): Email {
  const { claimCreated: words } = language.messages
  const parts = [
    ...listOf(words.about, about),
    ...listOf(words.replacements, replacements),
    ...(refund > 0 ? [words.givenBack(language.money(refund, order.currency))] : []),
  ]
  return orderLetter(order, { words, parts }, language)
}
