import { z } from '@medusajs/framework/zod'
import { createFindParams } from '@medusajs/medusa/api/utils/validators'

import { pageStates } from '../../../lib/shop-settings/page-schema'

export const JournalPostsQuery = createFindParams({ limit: 50, offset: 0, order: '-published_at' }).merge(
  z.object({ q: z.string().trim().max(200).optional(), status: z.enum(pageStates).optional() }),
)
export type JournalPostsQuery = z.infer<typeof JournalPostsQuery>

export const postListFields = ['id', 'slug', 'title', 'status', 'published_at', 'created_at', 'updated_at']
