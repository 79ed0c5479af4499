import type { ShopConfiguration } from './shop-configuration.ts'

const place = /(<script[^>]*\bid="shop-config"[^>]*>)[^<]*(<\/script>)/

/** Writes the configuration into the built page, so that one build serves any address. */
export function renderPage(html: string, configuration: ShopConfiguration): string {
  if (!place.test(html))
    throw new Error('The built index.html has no <script id="shop-config"> to write into.')
  // A "<" in a value could close the script element; in JSON it may always be written as an escape.
  const json = JSON.stringify(configuration).replaceAll('<', String.raw`\u003c`)
  const origin = new URL(configuration.backendUrl).origin
  // Functions as replacements, because "$" has a meaning in a replacement string.
  return html
    .replace(place, (_, open: string, close: string) => `${open}${json}${close}`)
    .replace('</head>', () => `<link rel="preconnect" href="${origin}" crossorigin>\n  </head>`)
}
