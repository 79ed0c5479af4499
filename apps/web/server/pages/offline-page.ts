import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { directionOf } from '../../messages/languages.ts'
import { sourceLanguage } from '../../messages/source-language.ts'
import { tagOf, type PageLocale } from '../../src/config/locale.ts'
import { xmlText } from './xml-text.ts'

/** The colours are those of `ui/tokens`; the fonts are the device's, because nothing else may be there. */
const styles = `
:root{color-scheme:light dark;--paper:#faf8f4;--ink:#221c17;--line:#ded6c9}
@media(prefers-color-scheme:dark){:root{--paper:#161310;--ink:#f3eee6;--line:#38312a}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
main{max-inline-size:40rem;margin-inline:auto;padding:3rem 1.25rem}
h1,h2{font-family:Georgia,serif;font-weight:400;line-height:1.2;overflow-wrap:anywhere}
h1{font-size:2rem;margin-block:.5rem 1rem}
h2{font-size:1.25rem;margin-block:2.5rem .5rem}
ul{list-style:none;margin:0;padding:0}
li{border-block-end:1px solid var(--line);overflow-wrap:anywhere}
a{color:inherit;text-underline-offset:.2em}
li a,.again{display:inline-flex;align-items:center;min-block-size:44px}
.again{border:1px solid;border-radius:2px;padding-inline:1.25rem;text-decoration:none}
a:focus-visible{outline:2px solid;outline-offset:2px}
`

interface OfflineTexts {
  readonly title: string
  readonly lead: string
  readonly again: string
  readonly read: string
  readonly nothing: string
}

/** It has no script, and needs no other file. */
export const offlinePagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';')

/**
 * What a browser shows without a network in place of a page that it does not keep. The worker writes what was read into the list
 * (`worker/offline-page.ts`). The link without an address asks for the page again.
 */
export function offlinePage(locale: PageLocale, shop: string): string {
  const words = textsIn(locale.language)
  const direction = directionOf(locale.language) === 'rtl' ? ' dir="rtl"' : ''
  return `<!doctype html>
<html lang="${tagOf(locale)}"${direction}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${xmlText(words.title)} | ${xmlText(shop)}</title>
<style>${styles}</style>
</head>
<body>
<main>
<p>${xmlText(shop)}</p>
<h1>${xmlText(words.title)}</h1>
<p>${xmlText(words.lead)}</p>
<p><a class="again" href="">${xmlText(words.again)}</a></p>
<h2>${xmlText(words.read)}</h2>
<ul id="read">${xmlText(words.nothing)}</ul>
</main>
</body>
</html>
`
}

/** A language for tests has no texts of its own. */
function textsIn(language: string): OfflineTexts {
  const messages = new URL('../../messages/', import.meta.url)
  const own = new URL(`${language}/offline.json`, messages)
  const file = existsSync(own) ? own : new URL(`${sourceLanguage}/offline.json`, messages)
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly offline: OfflineTexts }).offline
}
