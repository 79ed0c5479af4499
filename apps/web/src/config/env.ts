import { withoutTrailingSlashes } from '@umber/storefront-core/platform'
import type { PaymentSettings } from './payment-providers.ts'
import type { PresetName } from './preset.ts'

export interface ShopConfig {
  readonly backendUrl: string
  readonly publishableKey: string
  readonly featuredProductIds: readonly string[]
  readonly preset: PresetName
  /** Whose addresses have no prefix: ISO 3166-1 alpha-2. Absent: the first country of the default region. */
  readonly homeCountry?: string
  /** The codes of the languages that the shop is built in, the default first. Absent: English alone. */
  readonly languages?: readonly string[]
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[]
  /** The address of a smaller picture, with `{url}` and `{width}`. Absent: pictures of other hosts are loaded as they are. */
  readonly pictureUrlTemplate?: string
  /** Absent: no provider with a form is on. */
  readonly payments?: PaymentSettings
}

/** The page's configuration is missing or invalid: a deployment error, reported to the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isWebAddress = (value: unknown): value is string =>
  typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.filter((entry): entry is string => typeof entry === 'string' && entry !== '')
    : []

const links = (value: unknown): ShopConfig['socialLinks'] =>
  (Array.isArray(value) ? value : [])
    .filter(isRecord)
    .map((entry) => ({ name: entry['name'], url: entry['url'] }))
    .filter(
      (entry): entry is { name: string; url: string } =>
        typeof entry.name === 'string' && isWebAddress(entry.url),
    )

/** Reads the configuration that the server wrote into `#shop-config`. Throws ConfigError when it is unusable. */
export function readConfig(page: Pick<Document, 'getElementById'>): ShopConfig {
  const config = parse(page.getElementById('shop-config')?.textContent ?? '')
  const backendUrl = config['backendUrl'] ?? 'http://localhost:9000'
  if (!isWebAddress(backendUrl)) throw new ConfigError('backendUrl is not a web address')
  const publishableKey = config['publishableKey']
  if (typeof publishableKey !== 'string' || publishableKey === '')
    throw new ConfigError('publishableKey is missing: the backend refuses every request without one')
  return {
    backendUrl: withoutTrailingSlashes(backendUrl),
    publishableKey,
    featuredProductIds: texts(config['featuredProductIds']),
    preset: config['preset'] === 'live' ? 'live' : 'showcase',
    socialLinks: links(config['socialLinks']),
    ...(typeof config['homeCountry'] === 'string' && { homeCountry: config['homeCountry'] }),
    ...(Array.isArray(config['languages']) && { languages: texts(config['languages']) }),
    ...(typeof config['pictureUrlTemplate'] === 'string' && {
      pictureUrlTemplate: config['pictureUrlTemplate'],
    }),
    // Written by the shop's own server; an unknown provider is not offered.
    ...(isRecord(config['payments']) && { payments: config['payments'] }),
  }
}

function parse(json: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json)
    if (isRecord(value)) return value
  } catch {
    throw new ConfigError('the page holds no readable #shop-config')
  }
  throw new ConfigError('#shop-config is not an object')
}
