import type { MedusaResponse } from '@medusajs/framework/http'

import { escape, type Attachment } from '../../lib/email/email'
import type { KeptMail } from '../../modules/mail-outbox/outbox'

export function sendPage(response: MedusaResponse, title: string, body: string): void {
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Referrer-Policy', 'no-referrer')
  response.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'",
  )
  response
    .type('html')
    .send(
      [
        '<!doctype html><html lang="en"><head><meta charset="utf-8">',
        `<title>${escape(title)}</title><meta name="viewport" content="width=device-width">`,
        '<style>body{font:1rem/1.5 system-ui;max-width:50rem;margin:2rem auto;padding:0 1rem}',
        'iframe{width:100%;height:60vh;border:1px solid}pre{white-space:pre-wrap}td,th{text-align:left;padding:.25rem 1rem .25rem 0}</style>',
        `</head><body><h1>${escape(title)}</h1>${body}</body></html>`,
      ].join('\n'),
    )
}

export function listPage(mails: readonly KeptMail[]): string {
  if (mails.length === 0) return '<p>No mail yet.</p>'
  const rows = mails.map(
    ({ id, at, to, subject }) =>
      `<tr><td>${escape(at)}</td><td>${escape(to)}</td><td><a href="/outbox/${id}">${escape(subject)}</a></td></tr>`,
  )
  return `<table><tr><th>Sent</th><th>To</th><th>Subject</th></tr>${rows.join('')}</table>`
}

/** Shows the email in a sandboxed frame, where no script runs; its links open in a new tab. */
export function mailPage({ at, to, text, html, attachments = [] }: KeptMail): string {
  const inside = escape(html.replace('<head>', '<head><base target="_blank">'))
  return [
    `<p>To ${escape(to)}, ${escape(at)}</p>`,
    `<iframe title="As HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${inside}"></iframe>`,
    ...attachments.map(attachmentLink),
    `<h2>As text</h2><pre>${escape(text)}</pre><p><a href="/outbox">All mails</a></p>`,
  ].join('\n')
}

/** Saved by the browser, not opened: a page may not lead to a `data:` address. */
function attachmentLink({ filename, contentType, content }: Attachment): string {
  const address = `data:${contentType};base64,${content}`
  return `<p><a download="${escape(filename)}" href="${escape(address)}">${escape(filename)}</a></p>`
}

export function sayNothingHere(response: MedusaResponse): void {
  response.status(404).json({ type: 'not_found', message: 'There is nothing here.' })
}
