import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadPageScripts, withoutModuleScripts, type DocumentTemplate } from '@umber/page-server'
import { jsonInScript } from '../../src/config/json-in-script.ts'
import { noteFaults } from './early-faults.ts'
import { noteEarlyInput } from './early-input.ts'
import { shopTemplate } from './shop-template.ts'
import type { ShopConfiguration } from '../shop-configuration.ts'

/** Scripts that run before the page is shown. They are part of every page, and the content security policy allows them. */
const inlineScripts: readonly string[] = [noteFaults, noteEarlyInput]

const configurationPlace = /(<script [^<>]{0,200}\bid="shop-config"[^<>]{0,200}>)[^<]*(<\/script>)/
const stylesheet = /<link rel="stylesheet"[^<>]{0,200}\shref="\/([^"<>]+)"[^<>]{0,200}>/g

export interface PageTemplate {
  readonly document: DocumentTemplate
  /** The HTML without rendered content, which names all inline scripts and styles. */
  readonly html: string
}

/** Reads the built page in a directory. Throws when it lacks a place to write into. */
export function readPageTemplate(directory: string, configuration: ShopConfiguration): PageTemplate {
  const built = readFileSync(join(directory, 'index.html'), 'utf8')
  const styled = withInlineStyles(withConfiguration(built, configuration), directory)
  const { html: bare, scripts } = withoutModuleScripts(styled)
  const origin = new URL(configuration.backendUrl).origin
  const head = [
    `<link rel="preconnect" href="${origin}" crossorigin>`,
    ...inlineScripts.map((code) => `<script>${code}</script>`),
  ]
  const end = [
    `<script type="application/json" id="page-scripts">${jsonInScript(scripts)}</script>`,
    `<script>${loadPageScripts}</script>`,
  ]
  // Replacement functions, because "$" is special in a replacement string.
  const html = bare
    .replace('</head>', () => `${head.join('\n    ')}\n  </head>`)
    .replace('</body>', () => `${end.join('\n    ')}\n  </body>`)
  return { document: shopTemplate(html, configuration.preset), html }
}

/** Writes the configuration into the built page, so that one build works at any address. */
function withConfiguration(html: string, configuration: ShopConfiguration): string {
  if (!configurationPlace.test(html))
    throw new Error('The built index.html has no <script id="shop-config"> to write into.')
  const {
    backendUrl,
    publishableKey,
    featuredProductIds,
    socialLinks,
    preset,
    homeCountry,
    languages,
    pictureUrlTemplate,
    payments = {},
  } = configuration
  // Named one by one: an object from a caller may have more fields, and the page is public.
  const json = jsonInScript({
    backendUrl,
    publishableKey,
    featuredProductIds,
    socialLinks,
    preset,
    ...(homeCountry !== undefined && { homeCountry }),
    ...(languages !== undefined && { languages }),
    ...(pictureUrlTemplate !== undefined && { pictureUrlTemplate }),
    // The demonstration has no providers.
    ...(preset === 'live' && { payments }),
  })
  return html.replace(configurationPlace, (_, open: string, close: string) => `${open}${json}${close}`)
}

/** Puts the stylesheets into the page, so that the first paint waits for the HTML only. */
function withInlineStyles(html: string, directory: string): string {
  return html.replaceAll(stylesheet, (_, file: string) => {
    const css = readFileSync(join(directory, file), 'utf8')
    if (/<\/style/i.test(css)) throw new Error(`${file} has a text that closes its style element.`)
    return `<style>${css.trim()}</style>`
  })
}
