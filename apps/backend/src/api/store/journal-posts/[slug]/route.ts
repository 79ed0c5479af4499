import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'

import { jwtSecretOf } from '../../../../lib/jwt-secret'
import { isShownAt } from '../../../../lib/shop-settings/journal-schema'
import { opensPage, pageAccessHeader } from '../../../../lib/shop-settings/page-access'
import { shopSettingsModule } from '../../../../modules/shop-settings'
import type { ShopSettingsService } from '../../../../modules/shop-settings/service'
import { shownPosts } from '../shown-post'

/** A post that everyone sees; a draft, and one that is scheduled, only with the access of its preview. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { scope, locale } = request
  const slug = request.params['slug'] ?? ''
  const [post] = await scope
    .resolve<ShopSettingsService>(shopSettingsModule)
    .listJournalPosts({ slug }, { take: 1 })
  const access = request.get(pageAccessHeader)
  const now = new Date()
  const isOpen =
    post !== undefined &&
    (isShownAt(post, now) || opensPage(jwtSecretOf(scope), post.id, access, now.getTime()))
  // The same answer, so that no one learns of a draft.
  if (!isOpen)
    throw new MedusaError(MedusaError.Types.NOT_FOUND, `Journal post with slug: ${slug} was not found`)
  if (access !== undefined) response.set('Cache-Control', 'no-store')
  const query = scope.resolve<RemoteQueryFunction>(ContainerRegistrationKeys.QUERY)
  const [journal_post] = await shownPosts([post], query, locale)
  response.json({ journal_post })
}
