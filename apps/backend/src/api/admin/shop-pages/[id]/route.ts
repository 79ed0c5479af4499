import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { shopLinks } from '../../../../lib/email/shop-links'
import { jwtSecretOf } from '../../../../lib/jwt-secret'
import { previewDays, signPageAccess } from '../../../../lib/shop-settings/page-access'
import type { ShopPage } from '../../../../lib/shop-settings/page-schema'
import { shopSettingsModule } from '../../../../modules/shop-settings'
import type { ShopSettingsService } from '../../../../modules/shop-settings/service'
import { deleteShopPageWorkflow } from '../../../../workflows/delete-shop-page'
import { saveShopPageWorkflow } from '../../../../workflows/save-shop-page'

const idOf = (request: MedusaRequest): string => request.params['id'] ?? ''

/** With a link that shows the page as it is stored, also to people without an account, for some days. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const page = await request.scope
    .resolve<ShopSettingsService>(shopSettingsModule)
    // Throws NOT_FOUND for an unknown id.
    .retrieveShopPage(idOf(request))
  const access = signPageAccess(jwtSecretOf(request.scope), page.id, Date.now())
  const links = shopLinks(process.env)
  response.json({
    shop_page: page,
    preview: { url: links.previewPage(page.slug, access), days: previewDays },
    url: links.page(page.slug),
  })
}

export async function POST(request: MedusaRequest<ShopPage>, response: MedusaResponse): Promise<void> {
  const { result } = await saveShopPageWorkflow(request.scope).run({
    input: { id: idOf(request), page: request.validatedBody },
  })
  response.json({ shop_page: result })
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = idOf(request)
  await deleteShopPageWorkflow(request.scope).run({ input: { id } })
  response.json({ id, object: 'shop_page', deleted: true })
}
