import { randomBytes } from 'node:crypto'

import type { MedusaResponse } from '@medusajs/framework/http'

import { escape } from './escape'

export interface Page {
  readonly title: string
  readonly body: string
  /** Run in the browser, after `settings`, which are its constant of that name. */
  readonly script: string
  readonly settings: unknown
  /** The origins that may show the page in a frame. */
  readonly framedBy: readonly string[]
}

const style = `
*{box-sizing:border-box}
body{margin:0;padding:.25rem .25rem .5rem;font:1rem/1.5 system-ui,sans-serif;color:#1c1917;background:#fff}
main{max-width:32rem}
body.whole main{margin:3rem auto;padding:0 1rem}
h1{font-size:1.25rem;margin:0 0 .5rem}
p{margin:0 0 1rem}
form{display:grid;gap:.75rem;grid-template-columns:1fr 1fr}
.field.wide{grid-column:1/-1}
label{display:block;font-size:.875rem}
input{width:100%;min-height:2.75rem;padding:0 .75rem;font:inherit;border:1px solid #78716c;border-radius:.25rem}
input[aria-invalid=true]{border-color:#b91c1c}
.error{color:#b91c1c;font-size:.875rem;margin:.25rem 0 0}
.error:empty{display:none}
:focus-visible{outline:2px solid #1d4ed8;outline-offset:2px}
button{min-height:2.75rem;padding:0 1rem;margin:0 .5rem .5rem 0;font:inherit;border:1px solid #44403c;border-radius:.25rem;background:#fff;cursor:pointer}
button.main{background:#1c1917;color:#fff}
`

/** Sends a page of the test provider. It runs its own script only, and asks this server only. */
export function sendTestPage(response: MedusaResponse, page: Page): void {
  const nonce = randomBytes(16).toString('base64')
  const ancestors = page.framedBy.length === 0 ? "'none'" : page.framedBy.join(' ')
  response.setHeader(
    'Content-Security-Policy',
    [
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      `style-src 'nonce-${nonce}'`,
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${ancestors}`,
    ].join('; '),
  )
  const settings = JSON.stringify(page.settings).replaceAll('<', String.raw`\u003c`)
  response
    .type('html')
    .send(
      [
        '<!doctype html><html lang="en"><head><meta charset="utf-8">',
        `<title>${escape(page.title)}</title><meta name="viewport" content="width=device-width">`,
        `<style nonce="${nonce}">${style}</style></head>`,
        `<body${page.framedBy.length === 0 ? ' class="whole"' : ''}><main>${page.body}</main>`,
        `<script nonce="${nonce}">"use strict";const settings=${settings};${page.script}</script></body></html>`,
      ].join('\n'),
    )
}
