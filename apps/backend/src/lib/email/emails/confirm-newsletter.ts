import type { Email } from '../email'
import type { MailLanguage } from '../messages/mail-language'

/** Contains nothing that could be an offer: the address is not confirmed yet. */
export function confirmNewsletterEmail(
  links: { readonly confirm: string; readonly leave: string },
  language: MailLanguage,
): Email {
  const { subject, what, link, otherwise, leave } = language.messages.confirmNewsletter
  return {
    language,
    subject,
    parts: [
      what,
      { kind: 'link', label: link, url: links.confirm },
      otherwise,
      { kind: 'links', links: [{ label: leave, url: links.leave }] },
    ],
  }
}
