import type { Email, MailedItem } from '../email'
import type { MailLanguage } from '../messages/mail-language'
import { orderLetter, type OrderOfLetter } from './order-of-letter'
import { listOf } from './shipped'

/** @param returnDays 0 where nothing can be returned. */
export function deliveredEmail(
  order: OrderOfLetter,
  { items, returnDays }: { readonly items: readonly MailedItem[]; readonly returnDays: number },
  language: MailLanguage,
): Email {
  const { delivered: words } = language.messages
  const parts = [
    ...listOf(words.items, items),
    ...(returnDays > 0 ? [words.returns(language.time(returnDays, 'day'))] : []),
  ]
  return orderLetter(order, { words, parts }, language)
}
