import type { ShopConfiguration } from '../shop-configuration.ts'

/** What is rendered for one address. */
export interface DocumentContent {
  /** Of the root element, such as `en-DE`. */
  readonly lang: string
  readonly direction: 'ltr' | 'rtl'
  /** Replaces the template's title and description. */
  readonly head: string
  /** Inner HTML of `<noscript>`; undefined for the template's. */
  readonly noScript?: string | undefined
  /** Inner HTML of `#root`. */
  readonly body: string
  /** JSON, escaped for a script element. */
  readonly state: string
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
  /** The file with nothing in it: a page that the browser renders by itself. */
  readonly withoutContent: string
}

const splashScreen = /<div\s[^<>]{0,200}id="splash-screen".{0,2000}?<\/div>\s*/s
const title = /<title>[^<]*<\/title>/
const description = /<meta\s+name="description"[^<>]{0,500}>\s*/
const icons = /<link rel="icon"[^<>]{0,200}>\s*/g
const rootLanguage = /<html lang="[^"]*"/
const noScript = /(?<=<noscript>).{0,2000}?(?=<\/noscript>)/s
const root = /(?<=<div id="root"[^>]*>)\s*(?=<\/div>)/
const state = /(?<=<script type="application\/json" id="shop-state">)[^<]*(?=<\/script>)/

/** Throws when the HTML lacks one of the places that content is written to. */
export function documentTemplate(html: string, preset: ShopConfiguration['preset']): DocumentTemplate {
  const page = partsOf[preset](html.replace(description, '').replace(plainNoScript, ''))
  const [toHead, , afterHead] = cut(page, title)
  const [toNoScript, words, afterNoScript] = cut(afterHead, noScript)
  const [toBody, , afterBody] = cut(afterNoScript, root)
  const [toState, , rest] = cut(afterBody, state)
  return {
    parts: [toHead, toNoScript, words, toBody, toState, rest],
    withoutContent: preset === 'live' ? withoutName(html) : html.replace(plainNoScript, ''),
  }
}

/**
 * Over a page with content, the splash screen of the showcase ends by itself. The live shop has none, and its icons are those of its
 * settings.
 */
const partsOf: Readonly<Record<ShopConfiguration['preset'], (html: string) => string>> = {
  showcase: (html) => html.replace(' id="splash-screen"', ' id="splash-screen" data-over-page'),
  live: (html) => html.replace(splashScreen, '').replaceAll(icons, ''),
}

export function documentOf(template: DocumentTemplate, content: DocumentContent): string {
  const [toHead, toNoScript, words, toBody, toState, rest] = template.parts
  const toRoot = toNoScript + (content.noScript ?? words) + toBody
  return inLanguage(toHead, content) + content.head + toRoot + content.body + toState + content.state + rest
}

/** The sentence with and without whom to write to. */
const personalNoScript = /<p class="no-script" data-personal[^<>]{0,20}>.{0,1000}?<\/p>\s*/s
const plainNoScript = /<p class="no-script" data-plain[^<>]{0,20}>.{0,1000}?<\/p>\s*/s

/** The root element says which language and which country the page is for, and in which direction it is read. */
export const inLanguage = (
  html: string,
  { lang, direction }: Pick<DocumentContent, 'lang' | 'direction'>,
): string =>
  html.replace(rootLanguage, () => `<html lang="${lang}"${direction === 'rtl' ? ' dir="rtl"' : ''}`)

/** Without the sources' name and contact, which need not be this shop's. The page gets its own once the browser has read them. */
const withoutName = (html: string): string =>
  html
    .replace(title, '<title></title>')
    .replace(splashScreen, (element) =>
      element
        .replace(/ aria-label="[^"]*" data-label="([^"]*)"/, ' aria-label="$1"')
        .replace(/(?<=<p[^>]*>)[^<]*/, ''),
    )
    .replace(personalNoScript, '')

/** The HTML before, in and after a place. */
function cut(html: string, place: RegExp): readonly [before: string, found: string, after: string] {
  const match = place.exec(html)
  if (match === null) throw new Error(`index.html has nothing that matches ${String(place)}.`)
  const [found] = match
  return [html.slice(0, match.index), found, html.slice(match.index + found.length)]
}
