import { randomBytes } from 'node:crypto'

import type { MedusaResponse } from '@medusajs/framework/http'

import { escape } from './escape'

export interface Page {
  /** ISO 639-1. */
  readonly language: string
  readonly title: string
  readonly body: string
  /** Run in the browser, after `settings`, which are its constant of that name. */
  readonly script: string
  readonly settings: unknown
  readonly theme?: 'dark' | undefined
  /** The origins that may show the page in a frame. */
  readonly framedBy: readonly string[]
}

/** The colours of the shop around the frame: a page of another origin cannot read them. */
const style = `
*{box-sizing:border-box}
:root{color-scheme:light;--ink:light-dark(#221c17,#f3eee6);--quiet:light-dark(#5a5147,#c2b8ab);--surface:light-dark(#fff,#1e1a16);--control:light-dark(#857a6c,#7d7164);--wrong:light-dark(#9b2c1f,#ff9c8a)}
:root[data-theme=dark]{color-scheme:dark}
body{margin:0;padding:.25rem .25rem .5rem;font:1rem/1.625 Figtree,system-ui,sans-serif;color:var(--ink)}
body.whole{background:var(--surface)}
main{max-width:32rem}
body.whole main{margin:3rem auto;padding:0 1rem}
h1{font-size:1.25rem;margin:0 0 .5rem}
p{margin:0 0 1rem}
form{display:grid;gap:.75rem;grid-template-columns:1fr 1fr}
.field.wide{grid-column:1/-1}
label{display:block;margin-bottom:.5rem;font-size:.8125rem;font-weight:500}
input{width:100%;min-height:3rem;padding:0 1rem;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--control);border-radius:2px}
input:hover{border-color:var(--ink)}
input[aria-invalid=true]{border-color:var(--wrong)}
.error{color:var(--wrong);font-size:.8125rem;margin:.25rem 0 0}
.error:empty{display:none}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
button{min-height:2.75rem;padding:0 1rem;margin-block:0 .5rem;margin-inline:0 .5rem;font:inherit;border:1px solid var(--control);border-radius:2px;color:inherit;background:var(--surface);cursor:pointer}
button.main{background:var(--ink);color:var(--surface)}
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
        `<!doctype html><html lang="${page.language}" dir="${page.language === 'ar' ? 'rtl' : 'ltr'}"${page.theme === undefined ? '' : ' data-theme="dark"'}><head><meta charset="utf-8">`,
        `<title>${escape(page.title)}</title><meta name="viewport" content="width=device-width">`,
        `<style nonce="${nonce}">${style}</style></head>`,
        `<body${page.framedBy.length === 0 ? ' class="whole"' : ''}><main>${page.body}</main>`,
        `<script nonce="${nonce}">"use strict";const settings=${settings};${page.script}</script></body></html>`,
      ].join('\n'),
    )
}
