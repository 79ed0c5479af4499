import { noRetry } from '../catalogue/catalogue-client.ts'
import { field } from '../parse/read.ts'
import type { ContentSource } from '../ports/content.ts'
import type { ShopSettingsSource } from '../ports/shop-settings.ts'
import type { LiveClient } from './live-client.ts'
import { settingsFromWire } from './settings-from-wire.ts'
import { unlessMissing } from './unless-missing.ts'

export interface LiveShopSettingsOptions {
  readonly client: Pick<LiveClient, 'client'>
  /** Base for relative picture addresses. */
  readonly backendUrl: string
  /** A content system whose outline replaces that of Medusa. */
  readonly content?: Pick<ContentSource, 'outline'> | undefined
}

/**
 * What the owner has set in the dashboard: `GET /store/shop-settings`. Nothing is cached here. A backend without this route is one
 * where nothing was set.
 */
export function createLiveShopSettings({
  client,
  backendUrl,
  content,
}: LiveShopSettingsOptions): ShopSettingsSource {
  return {
    async read({ signal } = {}) {
      const [answer, outline] = await Promise.all([
        unlessMissing(client.client.fetch('/store/shop-settings', { ...noRetry, signal })),
        content?.outline?.({ signal }),
      ])
      return { ...settingsFromWire(field(answer, 'shop_settings'), backendUrl), ...outline }
    },
  }
}
