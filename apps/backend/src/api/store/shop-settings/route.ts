import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { settingsId, translatedContent } from '../../../lib/content-translations/content-texts'
import { readTexts } from '../../../lib/content-translations/read-texts'
import { announcementAt } from '../../../lib/shop-settings/announcement'
import { shownAt } from '../../../lib/shop-settings/journal-schema'
import { shopSettingsModule } from '../../../modules/shop-settings'
import type { ShopSettingsService } from '../../../modules/shop-settings/service'
import { publishedPages } from '../shop-pages/published-pages'

/**
 * The settings, the titles of the published pages, and whether there is a journal: what the shop shows around every page. Of the
 * announcements only that of the moment is public.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const shop = request.scope.resolve<ShopSettingsService>(shopSettingsModule)
  const { locale } = request
  const query = request.scope.resolve<RemoteQueryFunction>(ContainerRegistrationKeys.QUERY)
  const now = new Date()
  const [settings, pages, texts, [post]] = await Promise.all([
    shop.read(),
    publishedPages(shop, query, locale),
    locale === undefined ? undefined : readTexts(query, 'shop_settings', locale, [settingsId]),
    shop.listJournalPosts(shownAt(now), { take: 1, select: ['id'] }),
  ])
  const translated = translatedContent('shop_settings', settings, texts?.get(settingsId))
  const { announcements, net_terms: _ownersOnly, ...shown } = translated
  const announced = announcementAt(announcements, now)
  const announcement = announced && { is_on: true, text: announced.text, url: announced.url }
  response.json({
    shop_settings: { ...shown, announcement: announcement ?? null, pages, has_journal: post !== undefined },
  })
}
