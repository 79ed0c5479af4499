import type { Email } from '../email'
import type { MailLanguage } from '../messages/mail-language'

/** The lifetime of Medusa's reset tokens. */
export const minutesToReset = 15

/** To a customer of the shop. */
export function passwordResetEmail(link: string, language: MailLanguage): Email {
  const { subject, what, link: label, otherwise } = language.messages.passwordReset
  return {
    language,
    subject,
    parts: [what, { kind: 'link', label, url: link }, otherwise(language.time(minutesToReset, 'minute'))],
  }
}

/** To an administrator, in English as all of the dashboard's mails. */
export function dashboardPasswordEmail(link: string): Email {
  return {
    subject: 'Set a new password',
    parts: [
      "Someone, hopefully you, asked for a new password for your account at the shop's dashboard.",
      { kind: 'link', label: 'Set a new password', url: link },
      `The link works once, for ${minutesToReset} minutes. If you did not ask for it, leave this mail alone: nothing has changed.`,
    ],
  }
}
