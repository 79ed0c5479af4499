import { CommerceClient } from '@umber/commerce-client'
import type { ShopSettings } from '@umber/storefront-core/shop'
import { createLiveShopSettings } from '@umber/storefront-core/live'
import { shownSettings, type ShownSettings } from '../../src/config/shown-settings.ts'
import type { ShopConfiguration } from '../shop-configuration.ts'

/** What the server itself needs of the shop's settings, outside of pages. Never rejects. */
export interface ShopIdentity {
  readonly settings: () => Promise<ShownSettings>
}

export interface ShopIdentityOptions {
  readonly config: ShopConfiguration
  /** Keeps answers for a while. */
  readonly fetch: typeof fetch
}

/** While they cannot be read, the settings are those that were read before. The demonstration has none. */
export function createShopIdentity({ config, fetch }: ShopIdentityOptions): ShopIdentity {
  const { backendUrl, publishableKey, preset } = config
  let known: ShopSettings | undefined
  if (preset !== 'live') return { settings: () => Promise.resolve(shownSettings(undefined, config)) }
  const client = new CommerceClient({ baseUrl: backendUrl, publishableKey, fetch })
  const source = createLiveShopSettings({ client, backendUrl })
  return {
    async settings() {
      known = await source.read().catch(() => known)
      return shownSettings(known, config)
    },
  }
}
