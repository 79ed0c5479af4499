import type { Email, MailedItem } from '../email'
import type { MailLanguage } from '../messages/mail-language'
import type { OrderOfLetter } from './order-of-letter'
import { listOf } from './shipped'

/** @param returnDays 0 where nothing can be returned. */
export function deliveredEmail(
  { number, link }: OrderOfLetter,
  { items, returnDays }: { readonly items: readonly MailedItem[]; readonly returnDays: number },
  language: MailLanguage,
): Email {
  const { delivered, orderPlaced } = language.messages
  return {
    language,
    subject: delivered.subject(number),
    values: { number },
    parts: [
      delivered.what(number),
      ...listOf(delivered.items, items),
      ...(returnDays > 0 ? [delivered.returns(language.time(returnDays, 'day'))] : []),
      { kind: 'link', label: orderPlaced.link, url: link },
    ],
  }
}
