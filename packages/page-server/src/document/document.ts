/** What is rendered for one address. */
export interface DocumentContent extends RootElement {
  /** Markup for `<head>`: title, meta, canonical, JSON-LD, preloads. It replaces the template's title. */
  readonly head: string
  /** Inner HTML of `<noscript>`; undefined for the template's. */
  readonly noScript?: string | undefined
  /** Inner HTML of `#root`. */
  readonly body: string
  /** JSON, escaped for a script element. */
  readonly state: string
}

/** What the root element says of a page. */
export interface RootElement {
  /** A language with or without a country, such as `en-DE`. */
  readonly lang: string
  readonly direction: 'ltr' | 'rtl'
}

/** An HTML file, cut where content is written. */
export interface DocumentTemplate {
  readonly parts: readonly [
    toHead: string,
    toNoScript: string,
    noScript: string,
    toBody: string,
    toState: string,
    rest: string,
  ]
  /** A page with nothing in it, which the browser renders by itself. */
  readonly withoutContent: string
}

const title = /<title>[^<]*<\/title>/
const rootLanguage = /<html lang="[^"]*"/
const noScript = /(?<=<noscript>).{0,2000}?(?=<\/noscript>)/s
const root = /(?<=<div id="root"[^>]*>)\s*(?=<\/div>)/
const state = /(?<=<script type="application\/json" id="[\w-]{0,40}state">)[^<]*(?=<\/script>)/

/**
 * Cuts a page with a title, a `<noscript>`, an empty `#root` and a data block whose id ends in `state`. Throws when it lacks one of
 * them.
 */
export function documentTemplate(page: string, withoutContent: string): DocumentTemplate {
  const [toHead, , afterHead] = cut(page, title)
  const [toNoScript, words, afterNoScript] = cut(afterHead, noScript)
  const [toBody, , afterBody] = cut(afterNoScript, root)
  const [toState, , rest] = cut(afterBody, state)
  return { parts: [toHead, toNoScript, words, toBody, toState, rest], withoutContent }
}

export function documentOf(template: DocumentTemplate, content: DocumentContent): string {
  const [toHead, toNoScript, words, toBody, toState, rest] = template.parts
  const toRoot = toNoScript + (content.noScript ?? words) + toBody
  return inLanguage(toHead, content) + content.head + toRoot + content.body + toState + content.state + rest
}

/** The root element says which language and which country the page is for, and in which direction it is read. */
export const inLanguage = (html: string, { lang, direction }: RootElement): string =>
  html.replace(rootLanguage, () => `<html lang="${lang}"${direction === 'rtl' ? ' dir="rtl"' : ''}`)

/** The HTML before, in and after a place. */
function cut(html: string, place: RegExp): readonly [before: string, found: string, after: string] {
  const match = place.exec(html)
  if (match === null) throw new Error(`index.html has nothing that matches ${String(place)}.`)
  const [found] = match
  return [html.slice(0, match.index), found, html.slice(match.index + found.length)]
}
