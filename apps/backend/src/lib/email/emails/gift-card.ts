import type { Email } from '../email'
import { isolated } from '../messages/isolated'
import type { MailLanguage } from '../messages/mail-language'

export interface GiftCardLetter {
  readonly code: string
  /** With its currency. */
  readonly value: string
  readonly recipient?: string | undefined
  readonly sender?: string | undefined
  /** As the buyer wrote it. */
  readonly message?: string | undefined
  readonly link: string
}

/** To whom a gift card was bought for. */
export function giftCardEmail(
  { code, value, recipient, sender, message, link }: GiftCardLetter,
  language: MailLanguage,
): Email {
  const { giftCard: words } = language.messages
  return {
    language,
    subject: words.subject,
    values: { amount: value },
    parts: [
      words.what(value),
      ...(recipient === undefined ? [] : [words.to(recipient)]),
      ...(sender === undefined ? [] : [words.from(sender)]),
      ...(message === undefined ? [] : [isolated(message, language)]),
      { kind: 'rows', rows: [[words.code, code]] },
      { kind: 'link', label: words.link, url: link },
      words.otherwise,
    ],
  }
}
