import type { Email } from '../email'
import type { MailLanguage } from '../messages/mail-language'
import type { ShopLinks } from '../shop-links'

/** What changed of an account, that its owner has to hear of. */
export type AccountChange = 'password' | 'email'

/** Tells a customer that what they sign in with has changed. `email` goes to the address of before. */
export function accountChangedEmail(
  kind: AccountChange,
  links: Pick<ShopLinks, 'forgotPassword' | 'contact'>,
  language: MailLanguage,
): Email {
  const { subject, what, link: label, otherwise } = language.messages.accountChanged[kind]
  const url = kind === 'password' ? links.forgotPassword : links.contact
  return { language, subject, parts: [what, otherwise, { kind: 'link', label, url }] }
}
