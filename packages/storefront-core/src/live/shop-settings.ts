import { noRetry } from '../catalogue/catalogue-client.ts'
import { failureFrom } from '../failure/failure-from-error.ts'
import { field } from '../parse/read.ts'
import type { ShopSettingsSource } from '../ports/shop-settings.ts'
import type { LiveClient } from './live-client.ts'
import { settingsFromWire, shopPageFromWire } from './settings-from-wire.ts'

export interface LiveShopSettingsOptions {
  readonly client: Pick<LiveClient, 'client'>
  /** Base for relative picture addresses. */
  readonly backendUrl: string
}

/**
 * What the owner has set in the dashboard: `GET /store/shop-settings`, and the pages that the owner wrote:
 * `GET /store/shop-pages/{slug}`. Nothing is cached here. A
 * backend without these routes is one where nothing was set.
 */
export function createLiveShopSettings({ client, backendUrl }: LiveShopSettingsOptions): ShopSettingsSource {
  const http = client.client
  return {
    async read({ signal } = {}) {
      const answer = await unlessMissing(http.fetch('/store/shop-settings', { ...noRetry, signal }))
      return settingsFromWire(field(answer, 'shop_settings'), backendUrl)
    },

    async page(slug, { access, signal } = {}) {
      const call = {
        ...noRetry,
        signal,
        ...(access !== undefined && { headers: { 'x-page-preview': access } }),
      }
      const path = `/store/shop-pages/${encodeURIComponent(slug)}`
      return shopPageFromWire(field(await unlessMissing(http.fetch(path, call)), 'shop_page'))
    },
  }
}

async function unlessMissing(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer
  } catch (error) {
    if (failureFrom(error).kind === 'missing') return undefined
    throw error
  }
}
