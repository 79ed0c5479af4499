import type { Email, MailedItem } from '../email'
import type { MailLanguage } from '../messages/mail-language'

/** Only to a customer who has allowed offers by mail. */
export function abandonedCartEmail(
  items: readonly MailedItem[],
  link: string,
  language: MailLanguage,
): Email {
  const { subject, what, link: label, otherwise } = language.messages.abandonedCart
  return {
    language,
    subject,
    parts: [what, { kind: 'items', items }, { kind: 'link', label, url: link }, otherwise],
  }
}
