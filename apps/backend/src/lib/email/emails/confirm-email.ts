import type { Email } from '../email'
import type { MailLanguage } from '../messages/mail-language'

/** Goes to the new address of an account. Contains no text of the customer: anyone can type a stranger's address. */
export function confirmEmailEmail(link: string, language: MailLanguage): Email {
  const { subject, what, link: label, otherwise } = language.messages.confirmEmail
  return { language, subject, parts: [what, { kind: 'link', label, url: link }, otherwise] }
}
