import { documentTemplate, type DocumentTemplate } from '@umber/page-server'
import type { ShopConfiguration } from '../shop-configuration.ts'

const splashScreen = /<div\s[^<>]{0,200}id="splash-screen".{0,2000}?<\/div>\s*/s
const title = /<title>[^<]*<\/title>/
const description = /<meta\s+name="description"[^<>]{0,500}>\s*/
const icons = /<link rel="icon"[^<>]{0,200}>\s*/g
/** The sentence with and without whom to write to. */
const personalNoScript = /<p class="no-script" data-personal[^<>]{0,20}>.{0,1000}?<\/p>\s*/s
const plainNoScript = /<p class="no-script" data-plain[^<>]{0,20}>.{0,1000}?<\/p>\s*/s

/** The template of a preset's pages. Throws when the HTML lacks one of the places that content is written to. */
export function shopTemplate(html: string, preset: ShopConfiguration['preset']): DocumentTemplate {
  const page = pageOf[preset](html.replace(description, '').replace(plainNoScript, ''))
  return documentTemplate(page, preset === 'live' ? withoutName(html) : html.replace(plainNoScript, ''))
}

/**
 * Over a page with content, the splash screen of the showcase ends by itself. The live shop has none, and its icons are those of its
 * settings.
 */
const pageOf: Readonly<Record<ShopConfiguration['preset'], (html: string) => string>> = {
  showcase: (html) => html.replace(' id="splash-screen"', ' id="splash-screen" data-over-page'),
  live: (html) => html.replace(splashScreen, '').replaceAll(icons, ''),
}

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
