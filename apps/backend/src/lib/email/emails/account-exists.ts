import type { Email } from '../email'
import type { MailLanguage } from '../messages/mail-language'

/** Contains no text from the registration form: anyone can register with any address. */
export function accountExistsEmail(link: string, language: MailLanguage): Email {
  const { subject, what, link: label, otherwise } = language.messages.accountExists
  return { language, subject, parts: [what, { kind: 'link', label, url: link }, otherwise] }
}
