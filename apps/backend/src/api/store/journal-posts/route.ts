import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { RemoteQueryFunction } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { shownAt } from '../../../lib/shop-settings/journal-schema'
import { shopSettingsModule } from '../../../modules/shop-settings'
import type { ShopSettingsService } from '../../../modules/shop-settings/service'
import type { JournalQuery } from './query'
import { entryFields, shownPosts } from './shown-post'

/** The posts that everyone sees, the newest first, without their texts. */
export async function GET(
  request: MedusaRequest<unknown, JournalQuery>,
  response: MedusaResponse,
): Promise<void> {
  const { scope, locale } = request
  const { limit, offset } = request.validatedQuery
  const query = scope.resolve<RemoteQueryFunction>(ContainerRegistrationKeys.QUERY)
  const [posts, count] = await scope
    .resolve<ShopSettingsService>(shopSettingsModule)
    .listAndCountJournalPosts(shownAt(new Date()), {
      select: entryFields,
      skip: offset,
      take: limit,
      order: { published_at: 'DESC', id: 'ASC' },
    })
  const journal_posts = await shownPosts(posts, query, locale)
  response.json({ journal_posts, count, offset, limit })
}
