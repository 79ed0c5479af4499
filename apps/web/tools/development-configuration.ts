import { env } from 'node:process'
import type { Plugin } from 'vite'

// Writes the shop's configuration into the page under `vite dev`, as the production server does.
export function developmentConfiguration(): Plugin {
  return {
    name: 'development-configuration',
    apply: 'serve',
    configureServer({ middlewares }) {
      // The design system page is not part of the shop and of no build.
      middlewares.use((request, _, next) => {
        if (request.url?.startsWith('/__design-system') === true) request.url = '/design-system.html'
        next()
      })
    },
    async transformIndexHtml(html) {
      const sample = await import('@umber/sample-store')
      const featured = env['VITE_FEATURED_PRODUCT_IDS']
      const configuration = {
        backendUrl: env['VITE_BACKEND_URL'] ?? 'http://localhost:9000',
        publishableKey: env['VITE_PUBLISHABLE_KEY'] ?? sample.publishableKey,
        featuredProductIds: featured === undefined ? sample.featuredProductIds : featured.split(','),
        socialLinks: sample.socialLinks,
        preset: env['VITE_SHOP_PRESET'] ?? 'showcase',
      }
      return html.replace(
        /(<script[^>]*id="shop-config"[^>]*>)[^<]*/,
        `$1${JSON.stringify(configuration).replaceAll('<', String.raw`\u003c`)}`,
      )
    },
  }
}
