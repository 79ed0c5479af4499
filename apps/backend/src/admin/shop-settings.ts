import { useQuery } from '@tanstack/react-query'

import type { ShopSettings } from '../lib/shop-settings/settings-schema'
import { sdk } from './shop-list'

export const settingsPath = '/admin/shop-settings'

/** The settings of the shop, as they are stored. */
export const useSettings = () =>
  useQuery({
    queryKey: [settingsPath],
    queryFn: async () =>
      (await sdk.client.fetch<{ readonly shop_settings: ShopSettings }>(settingsPath)).shop_settings,
  })
