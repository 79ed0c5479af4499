import type { ShopConfiguration } from './shop-configuration.ts'

/** What is rendered for one address. */
export interface DocumentContent {
  /** Replaces the template's title and description. */
  readonly head: string
  /** Inner HTML of `#root`. */
  readonly body: string
  /** JSON, escaped for a script element. */
  readonly state: string
}

/** An HTML file, cut where content is written. */
export interface DocumentTemplate {
  readonly parts: readonly [toHead: string, toBody: string, toState: string, rest: string]
  /** The file as it is: a page that the browser renders by itself. */
  readonly withoutContent: string
}

const title = /<title>[^<]*<\/title>/
const description = /<meta\s+name="description"[^<>]{0,500}>\s*/
const root = /(?<=<div id="root"[^>]*>)\s*(?=<\/div>)/
const state = /(?<=<script type="application\/json" id="shop-state">)[^<]*(?=<\/script>)/

/** Throws when the HTML lacks one of the places that content is written to. */
export function documentTemplate(html: string, preset: ShopConfiguration['preset']): DocumentTemplate {
  const page = splashScreenOf[preset](html.replace(description, ''))
  const [toHead, , afterHead] = cut(page, title)
  const [toBody, , afterBody] = cut(afterHead, root)
  const [toState, , rest] = cut(afterBody, state)
  return { parts: [toHead, toBody, toState, rest], withoutContent: html }
}

/** Over a page with content, the splash screen of the showcase ends by itself. The live shop has none. */
const splashScreenOf: Readonly<Record<ShopConfiguration['preset'], (html: string) => string>> = {
  showcase: (html) => html.replace(' id="splash-screen"', ' id="splash-screen" data-over-page'),
  live: (html) => html.replace(/<div [^<>]{0,200}id="splash-screen".{0,2000}?<\/div>\s*/s, ''),
}

export function documentOf(template: DocumentTemplate, content: DocumentContent): string {
  const [toHead, toBody, toState, rest] = template.parts
  return toHead + content.head + toBody + content.body + toState + content.state + rest
}

/** The HTML before, in and after a place. */
function cut(html: string, place: RegExp): readonly [before: string, found: string, after: string] {
  const match = place.exec(html)
  if (match === null) throw new Error(`index.html has nothing that matches ${String(place)}.`)
  const [found] = match
  return [html.slice(0, match.index), found, html.slice(match.index + found.length)]
}
