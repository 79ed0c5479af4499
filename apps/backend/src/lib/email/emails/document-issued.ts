import type { IssuedDocument } from '../../invoices/document-content'
import type { Email } from '../email'
import type { MailLanguage } from '../messages/mail-language'

/** In the language of the order, with the document as a file. */
export function documentIssuedEmail(
  { kind, number, content }: Pick<IssuedDocument, 'kind' | 'number' | 'content'>,
  { link, pdf, language }: { readonly link: string; readonly pdf: Buffer; readonly language: MailLanguage },
): Email {
  const words = language.messages.document
  return {
    language,
    subject: words[kind].subject(number),
    parts: [words[kind].what(number, content.order.number), { kind: 'link', label: words.link, url: link }],
    attachments: [
      {
        filename: `${number.replaceAll('/', '-')}.pdf`,
        contentType: 'application/pdf',
        content: pdf.toString('base64'),
      },
    ],
  }
}
