import type { Email } from '../email'
import type { MailLanguage } from '../messages/mail-language'

/** Sent once the address is verified. */
export function welcomeEmail(link: string, language: MailLanguage): Email {
  const { subject, what, link: label } = language.messages.welcome
  return { language, subject, parts: [what, { kind: 'link', label, url: link }] }
}
