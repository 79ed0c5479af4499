import type { Email } from '../email'
import type { MailLanguage } from '../messages/mail-language'

/** Contains nothing of the message: anyone can write with any address. */
export function contactReceivedEmail(language: MailLanguage): Email {
  const { subject, what, otherwise } = language.messages.contactReceived
  return { language, subject, parts: [what, otherwise] }
}
