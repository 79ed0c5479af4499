import type { RemoteQueryFunction } from '@medusajs/framework/types'

import { translatedContent } from '../../../lib/content-translations/content-texts'
import { readTexts } from '../../../lib/content-translations/read-texts'
import type { ShopSettingsService } from '../../../modules/shop-settings/service'

export interface PageTitle {
  readonly slug: string
  readonly title: string
}

/** More than a shop has. */
const mostPages = 500

/** The titles of the published pages, in a locale. */
export async function publishedPages(
  shop: ShopSettingsService,
  query: Pick<RemoteQueryFunction, 'graph'>,
  locale: string | undefined,
): Promise<readonly PageTitle[]> {
  const pages = await shop.listShopPages(
    { status: 'published' },
    { take: mostPages, order: { slug: 'ASC' }, select: ['id', 'slug', 'title'] },
  )
  const ids = pages.map(({ id }) => id)
  const texts = locale === undefined ? undefined : await readTexts(query, 'shop_page', locale, ids)
  return pages.map(({ id, slug, title }) => translatedContent('shop_page', { slug, title }, texts?.get(id)))
}
