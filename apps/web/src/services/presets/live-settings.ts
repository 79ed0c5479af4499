import type { ShopSettingsSource } from '@umber/storefront-core/shop'
import { createLiveShopSettings } from '@umber/storefront-core/live'
import type { AdapterDeps } from './adapter-deps.ts'

/** What the owner has set in the dashboard. */
export const createShopSettings = ({
  client,
  backendUrl,
}: Pick<AdapterDeps, 'client' | 'backendUrl'>): ShopSettingsSource =>
  createLiveShopSettings({ client, backendUrl })
