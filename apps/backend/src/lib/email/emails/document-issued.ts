import type { Email } from '../email'
import type { MailLanguage } from '../messages/mail-language'

export interface MailedDocument {
  readonly kind: 'invoice' | 'credit-note' | 'voiding-note'
  readonly number: string
  /** The order's, as the shop displays it. */
  readonly order: string
}

/** In the language of the order, with the document as a file. */
export function documentIssuedEmail(
  { kind, number, order }: MailedDocument,
  { link, pdf, language }: { readonly link: string; readonly pdf: Buffer; readonly language: MailLanguage },
): Email {
  const words = language.messages.document
  return {
    language,
    subject: words[kind].subject(number),
    values: { number, order },
    parts: [words[kind].what(number, order), { kind: 'link', label: words.link, url: link }],
    attachments: [
      {
        filename: `${number.replaceAll('/', '-')}.pdf`,
        contentType: 'application/pdf',
        content: pdf.toString('base64'),
      },
    ],
  }
}
