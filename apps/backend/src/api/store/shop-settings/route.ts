import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { settingsId, translatedContent } from '../../../lib/content-translations/content-texts'
import { readTexts } from '../../../lib/content-translations/read-texts'
import { shopSettingsModule } from '../../../modules/shop-settings'
import type { ShopSettingsService } from '../../../modules/shop-settings/service'
import { publishedPages } from '../shop-pages/published-pages'

/** The settings without what only the backend needs, and the titles of the published pages: what the shop shows around every page. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const shop = request.scope.resolve<ShopSettingsService>(shopSettingsModule)
  const { locale } = request
  const query = request.scope.resolve<RemoteQueryFunction>(ContainerRegistrationKeys.QUERY)
  const [settings, pages, texts] = await Promise.all([
    shop.read(),
    publishedPages(shop, query, locale),
    locale === undefined ? undefined : readTexts(query, 'shop_settings', locale, [settingsId]),
  ])
  const translated = translatedContent('shop_settings', settings, texts?.get(settingsId))
  const { net_terms: _ownersOnly, ...shown } = translated
  response.json({ shop_settings: { ...shown, pages } })
}
