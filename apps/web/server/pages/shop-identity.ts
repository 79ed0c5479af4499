import { CommerceClient } from '@umber/commerce-client'
import type { ShopSettings } from '@umber/storefront-core/shop'
import { localeHeaders, plainLocale, tagOf, type PageLocale } from '../../src/config/locale.ts'
import { shownSettings, type ShownSettings } from '../../src/config/shown-settings.ts'
import { createShopSettings } from '../../src/services/presets/live-settings.ts'
import type { ShopConfiguration } from '../shop-configuration.ts'

/** What the server itself needs of the shop's settings, outside of pages. */
export interface ShopIdentity {
  /** In the language of the locale; without one in the default language. Never rejects. */
  readonly settings: (locale?: PageLocale) => Promise<ShownSettings>
  /** Undefined while they have never been read, and in the demonstration. */
  readonly known: (locale?: PageLocale) => Promise<ShopSettings | undefined>
}

export interface ShopIdentityOptions {
  readonly config: ShopConfiguration
  /** Keeps answers for a while. */
  readonly fetch: typeof fetch
}

/** While they cannot be read, the settings are those that were read before. The demonstration has none. */
export function createShopIdentity({ config, fetch }: ShopIdentityOptions): ShopIdentity {
  const { backendUrl, publishableKey, preset } = config
  /** By the locale's tag. */
  const known = new Map<string, ShopSettings>()

  async function read(locale: PageLocale): Promise<ShopSettings | undefined> {
    if (preset !== 'live') return undefined
    const tag = tagOf(locale)
    const globalHeaders = localeHeaders(locale)
    const client = new CommerceClient({ baseUrl: backendUrl, publishableKey, fetch, globalHeaders })
    const settings = await createShopSettings({ client, backendUrl })
      .read()
      .catch(() => undefined)
    if (settings !== undefined) known.set(tag, settings)
    return settings ?? known.get(tag)
  }

  return {
    known: async (locale = plainLocale) => await read(locale),
    settings: async (locale = plainLocale) => shownSettings(await read(locale), config),
  }
}
