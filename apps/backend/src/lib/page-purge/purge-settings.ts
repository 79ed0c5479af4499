import { required } from '../configuration/settings'

/** Where the shop's rendered pages are dropped, and the token that permits it. */
export interface PurgeSettings {
  /** One URL for each server of the shop. */
  readonly urls: readonly string[]
  readonly token: string
}

/**
 * Reads `SHOP_PURGE_URL` (comma-separated) and `SHOP_PURGE_TOKEN`. Undefined without a URL, and during the seed, when no shop
 * has pages yet.
 *
 * @throws when a URL is not one of http or https, or there is no token for it.
 */
export function purgeSettings(
  environment: Readonly<Record<string, string | undefined>>,
): PurgeSettings | undefined {
  const urls = (environment['SHOP_PURGE_URL'] ?? '').split(',').flatMap((url) => url.trim() || [])
  if (urls.length === 0 || environment['UMBER_SEEDING'] === 'true') return undefined
  const wrong = urls.find((url) => !isWebAddress(url))
  if (wrong !== undefined)
    throw new Error(`SHOP_PURGE_URL has "${wrong}", which is not a URL; see apps/backend/README.md.`)
  return { urls, token: required(environment, 'SHOP_PURGE_TOKEN') }
}

const isWebAddress = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
