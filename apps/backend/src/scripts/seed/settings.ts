import type { MedusaContainer } from '@medusajs/framework/types'

import { ShopSettings } from '../../lib/shop-settings/settings-schema'
import { updateShopSettingsWorkflow } from '../../workflows/update-shop-settings'

/** Writes the shop's settings, as its owner does in the dashboard. */
export async function seedSettings(container: MedusaContainer, settings: object): Promise<void> {
  await updateShopSettingsWorkflow(container).run({ input: { settings: ShopSettings.parse(settings) } })
}
