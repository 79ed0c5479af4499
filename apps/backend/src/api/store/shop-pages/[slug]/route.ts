import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'

import { translatedContent, type Contents } from '../../../../lib/content-translations/content-texts'
import { readTexts } from '../../../../lib/content-translations/read-texts'
import { jwtSecretOf } from '../../../../lib/jwt-secret'
import { opensPage, pageAccessHeader } from '../../../../lib/shop-settings/page-access'
import { shopSettingsModule } from '../../../../modules/shop-settings'
import type { ShopSettingsService } from '../../../../modules/shop-settings/service'

/** A published page; a draft only with the access of its preview. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const slug = request.params['slug'] ?? ''
  const [page] = await request.scope
    .resolve<ShopSettingsService>(shopSettingsModule)
    .listShopPages({ slug }, { take: 1 })
  const access = request.get(pageAccessHeader)
  const isOpen =
    page?.status === 'published' ||
    (page !== undefined && opensPage(jwtSecretOf(request.scope), page.id, access, Date.now()))
  // The same answer, so that no one learns of a draft.
  if (page === undefined || !isOpen)
    throw new MedusaError(MedusaError.Types.NOT_FOUND, `Shop page with slug: ${slug} was not found`)
  if (access !== undefined) response.set('Cache-Control', 'no-store')
  const { title, body, seo_title, seo_description, status, updated_at } = await inLocale(request, page)
  response.json({ shop_page: { slug, title, body, seo_title, seo_description, status, updated_at } })
}

async function inLocale<Page extends Contents['shop_page'] & { readonly id: string }>(
  { scope, locale }: MedusaRequest,
  page: Page,
): Promise<Page> {
  if (locale === undefined) return page
  const query = scope.resolve<RemoteQueryFunction>(ContainerRegistrationKeys.QUERY)
  const texts = await readTexts(query, 'shop_page', locale, [page.id])
  return translatedContent('shop_page', page, texts.get(page.id))
}
