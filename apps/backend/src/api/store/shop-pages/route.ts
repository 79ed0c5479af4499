import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { shopSettingsModule } from '../../../modules/shop-settings'
import type { ShopSettingsService } from '../../../modules/shop-settings/service'
import { publishedPages } from './published-pages'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { scope, locale } = request
  const query = scope.resolve<RemoteQueryFunction>(ContainerRegistrationKeys.QUERY)
  const shop = scope.resolve<ShopSettingsService>(shopSettingsModule)
  const shop_pages = await publishedPages(shop, query, locale)
  response.json({ shop_pages, count: shop_pages.length })
}
