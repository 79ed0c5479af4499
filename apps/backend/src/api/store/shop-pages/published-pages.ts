import type { ShopSettingsService } from '../../../modules/shop-settings/service'

export interface PageTitle {
  readonly slug: string
  readonly title: string
}

/** More than a shop has. */
const mostPages = 500

export async function publishedPages(shop: ShopSettingsService): Promise<readonly PageTitle[]> {
  const pages = await shop.listShopPages(
    { status: 'published' },
    { take: mostPages, order: { slug: 'ASC' }, select: ['slug', 'title'] },
  )
  return pages.map(({ slug, title }) => ({ slug, title }))
}
