import { createRequire } from 'node:module'
import { jsonInScript } from '../src/config/json-in-script.ts'
import { env } from 'node:process'
import type * as SampleStore from '@umber/sample-store'
import type { Plugin } from 'vite'
import { readPaymentSettings } from '../server/security/browser-policy.ts'
import type { ShopConfiguration } from '../server/shop-configuration.ts'
import { sourceLanguage } from '../messages/languages.ts'
import { chosenLanguage } from './messages/messages-plugin.ts'

// Vite resolves imports when it reads its configuration, and the build of the shop goes without the sample store.
const require = createRequire(import.meta.url)

/** The sample store's configuration, with the overrides of `VITE_` variables that `pnpm dev` sets. */
export function readDevelopmentConfiguration(): ShopConfiguration {
  const sample = require('@umber/sample-store') as typeof SampleStore
  const featured = env['VITE_FEATURED_PRODUCT_IDS']
  return {
    backendUrl: env['VITE_BACKEND_URL'] ?? 'http://localhost:9000',
    publishableKey: env['VITE_PUBLISHABLE_KEY'] ?? sample.publishableKey,
    featuredProductIds: featured === undefined ? sample.featuredProductIds : featured.split(','),
    socialLinks: sample.socialLinks,
    languages: [...new Set([sourceLanguage, chosenLanguage()])],
    preset: env['VITE_SHOP_PRESET'] === 'live' ? 'live' : 'showcase',
    payments: readPaymentSettings({ TEST_PAYMENTS: 'on', ...env }),
  }
}

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
    transformIndexHtml(html) {
      const json = jsonInScript(readDevelopmentConfiguration())
      // A replacement function, because "$" is special in a replacement string.
      return html.replace(/(<script[^>]*id="shop-config"[^>]*>)[^<]*/, (_, open: string) => open + json)
    },
  }
}
