import type { ShopConfiguration } from './shop-configuration.ts'

const place = /(<script[^>]*\bid="shop-config"[^>]*>)[^<]*(<\/script>)/

/** Writes the configuration into the built page, so that one build works at any address. */
export function renderPage(html: string, configuration: ShopConfiguration): string {
  if (!place.test(html))
    throw new Error('The built index.html has no <script id="shop-config"> to write into.')
  // "<" could close the script element; in JSON it can be escaped.
  const json = JSON.stringify(configuration).replaceAll('<', String.raw`\u003c`)
  const origin = new URL(configuration.backendUrl).origin
  // Replacement functions, because "$" is special in a replacement string.
  return html
    .replace(place, (_, open: string, close: string) => `${open}${json}${close}`)
    .replace('</head>', () => `<link rel="preconnect" href="${origin}" crossorigin>\n  </head>`)
}
