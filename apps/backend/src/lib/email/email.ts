/** The content of an email, independent of its format. */
export interface Email {
  /** Without personal data: the dashboard shows it. */
  readonly subject: string
  readonly parts: readonly Part[]
}

type Part =
  | string
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly [what: string, figure: string])[] }

export interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Renders an email as plain text and as simple HTML. */
export function write(letter: Email, shopName: string): Mail {
  return {
    subject: oneLine(letter.subject),
    text: `${letter.parts.map(asText).join('\n\n')}\n\n${shopName}\n`,
    html: page(letter, shopName),
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
    ([what, figure]) => `<tr><td>${escape(what)}</td><td align="right">${escape(figure)}</td></tr>`,
  )
  return `<table cellpadding="6" width="100%">${rows.join('')}</table>`
}

function page({ subject, parts }: Email, shopName: string): string {
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>`,
    '<body style="font-family: sans-serif; line-height: 1.5; max-width: 36rem; margin: 2rem auto">',
    ...parts.map(asHtml),
    `<p>${escape(shopName)}</p>`,
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
