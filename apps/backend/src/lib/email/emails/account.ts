import type { Email } from '../email'
import type { MailLanguage } from '../messages/mail-language'

/** Sent once the address is verified. */
export function welcomeEmail(link: string, language: MailLanguage): Email {
  const { subject, what, link: label } = language.messages.welcome
  return { language, subject, parts: [what, { kind: 'link', label, url: link }] }
}

/** What changed of an account, that its owner has to hear of. */
export type AccountChange = 'password' | 'email'

/** After a change of the address it goes to the one before. */
export function accountChangedEmail(kind: AccountChange, link: string, language: MailLanguage): Email {
  const { [kind]: words, otherwise, link: label } = language.messages.accountChanged
  return {
    language,
    subject: words.subject,
    parts: [words.what, otherwise, { kind: 'link', label, url: link }],
  }
}
