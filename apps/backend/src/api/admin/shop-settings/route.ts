import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import type { ShopSettings } from '../../../lib/shop-settings/settings-schema'
import { shopSettingsModule } from '../../../modules/shop-settings'
import type { ShopSettingsService } from '../../../modules/shop-settings/service'
import { updateShopSettingsWorkflow } from '../../../workflows/update-shop-settings'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const shop = request.scope.resolve<ShopSettingsService>(shopSettingsModule)
  response.json({ shop_settings: await shop.read() })
}

/** Replaces all settings: one that is left out is not set any more. */
export async function POST(request: MedusaRequest<ShopSettings>, response: MedusaResponse): Promise<void> {
  const settings = request.validatedBody
  const { result } = await updateShopSettingsWorkflow(request.scope).run({ input: { settings } })
  response.json({ shop_settings: result })
}
