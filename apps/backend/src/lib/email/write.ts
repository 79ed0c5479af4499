import type { Email, Mail, Sender } from './email'
import { asHtml } from './layout/as-html'
import { asText } from './layout/as-text'

/** Renders an email as plain text and as HTML, without network. */
export function write(letter: Email, sender: Sender): Mail {
  const { attachments } = letter
  const subject = oneLine(letter.subject)
  return {
    subject,
    text: asText(letter.parts, sender),
    html: asHtml({ ...letter, subject }, sender),
    ...(attachments !== undefined && { attachments }),
  }
}

/** A line break in a subject would inject another header. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
