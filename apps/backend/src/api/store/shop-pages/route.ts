import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { shopSettingsModule } from '../../../modules/shop-settings'
import type { ShopSettingsService } from '../../../modules/shop-settings/service'
import { publishedPages } from './published-pages'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const shop_pages = await publishedPages(request.scope.resolve<ShopSettingsService>(shopSettingsModule))
  response.json({ shop_pages, count: shop_pages.length })
}
