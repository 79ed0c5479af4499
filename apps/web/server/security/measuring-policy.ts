import type { ShopSettings } from '@umber/storefront-core/shop'
import type { ExtraCsp } from './extra-csp.ts'
import { mergeCsp } from './browser-policy.ts'

/** Google's: https://developers.google.com/tag-platform/security/guides/csp, without those of advertising. */
const google: ExtraCsp = {
  'script-src': ['https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  // Its script adds scripts by their addresses: `browser/allow-provider-code.ts` lets in those of its host.
  'trusted-types': ['default'],
}

/** No script of Plausible's is loaded: the shop sends the events itself. */
const plausible: ExtraCsp = { 'connect-src': ['https://plausible.io'] }

/** What those who count visits need of the browser. Nothing without settings. */
export const measuringPolicyOf = ({ measuring }: Pick<ShopSettings, 'measuring'>): ExtraCsp =>
  mergeCsp(
    measuring?.ga4Id === undefined ? {} : google,
    measuring?.plausibleDomain === undefined ? {} : plausible,
  )
