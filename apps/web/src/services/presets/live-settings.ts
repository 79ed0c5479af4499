import type { ShopSettingsSource } from '@umber/storefront-core/shop'
import { createLiveShopSettings } from '@umber/storefront-core/live'
import type { AdapterDeps } from './adapter-deps.ts'
import { createContent } from './live-content.ts'

/** What the owner has set in the dashboard. */
export const createShopSettings = (deps: Pick<AdapterDeps, 'client' | 'backendUrl'>): ShopSettingsSource =>
  createLiveShopSettings({ ...deps, content: createContent(deps) })
