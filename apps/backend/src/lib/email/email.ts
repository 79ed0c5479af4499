import type { MailLanguage } from './messages/mail-language'

/** The content of an email, independent of its format. */
export interface Email {
  /** What it is written in; English without it. */
  readonly language?: Pick<MailLanguage, 'tag' | 'direction'>
  /** Without personal data: the dashboard shows it. */
  readonly subject: string
  readonly parts: readonly Part[]
  readonly attachments?: readonly Attachment[]
}

/** A file that comes with a mail. */
export interface Attachment {
  readonly filename: string
  /** Such as `application/pdf`. */
  readonly contentType: string
  /** In Base64: the queue stores the mail as JSON. */
  readonly content: string
}

type Part =
  | string
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly [what: string, figure: string])[] }

export interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments?: readonly Attachment[]
}

/** Whom a mail is from. */
export interface Sender {
  readonly name: string
  /** Where to write to, if it is known. */
  readonly contactEmail?: string | undefined
}

/** Renders an email as plain text and as simple HTML. */
export function write(letter: Email, sender: Sender): Mail {
  return {
    subject: oneLine(letter.subject),
    text: `${letter.parts.map(asText).join('\n\n')}\n\n${signature(sender).join('\n')}\n`,
    html: page(letter, sender),
    ...(letter.attachments !== undefined && { attachments: letter.attachments }),
  }
}

function asText(part: Part): string {
  if (typeof part === 'string') return part
  if (part.kind === 'link') return `${part.label}:\n${part.url}`
  return part.rows.map(([what, figure]) => `${what}: ${figure}`).join('\n')
}

function asHtml(part: Part): string {
  if (typeof part === 'string') return `<p>${escape(part).replaceAll('\n', '<br>')}</p>`
  if (part.kind === 'link') return `<p><a href="${escape(part.url)}">${escape(part.label)}</a></p>`
  const rows = part.rows.map(
    ([what, figure]) => `<tr><td>${escape(what)}</td><td style="text-align: end">${escape(figure)}</td></tr>`,
  )
  return `<table cellpadding="6" width="100%">${rows.join('')}</table>`
}

const signature = ({ name, contactEmail }: Sender): readonly string[] =>
  contactEmail === undefined ? [name] : [name, contactEmail]

function page({ subject, parts, language }: Email, sender: Sender): string {
  const { tag, direction } = language ?? { tag: 'en', direction: 'ltr' }
  return [
    '<!doctype html>',
    `<html lang="${escape(tag)}" dir="${direction}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>`,
    '<body style="font-family: sans-serif; line-height: 1.5; max-width: 36rem; margin: 2rem auto">',
    ...parts.map(asHtml),
    `<p>${signature(sender).map(escape).join('<br>')}</p>`,
    '</body></html>',
    '',
  ].join('\n')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** A line break in a subject would inject another header. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
