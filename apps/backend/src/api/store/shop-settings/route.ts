import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { shopSettingsModule } from '../../../modules/shop-settings'
import type { ShopSettingsService } from '../../../modules/shop-settings/service'
import { publishedPages } from '../shop-pages/published-pages'

/** The settings, and the titles of the published pages: what the shop shows around every page. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const shop = request.scope.resolve<ShopSettingsService>(shopSettingsModule)
  const [settings, pages] = await Promise.all([shop.read(), publishedPages(shop)])
  response.json({ shop_settings: { ...settings, pages } })
}
