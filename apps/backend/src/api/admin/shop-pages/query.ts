import { z } from '@medusajs/framework/zod'
import { createFindParams } from '@medusajs/medusa/api/utils/validators'

import { pageStates } from '../../../lib/shop-settings/page-schema'

export const ShopPagesQuery = createFindParams({ limit: 50, offset: 0, order: 'slug' }).merge(
  z.object({ q: z.string().trim().max(200).optional(), status: z.enum(pageStates).optional() }),
)
export type ShopPagesQuery = z.infer<typeof ShopPagesQuery>

export const pageListFields = ['id', 'slug', 'title', 'status', 'created_at', 'updated_at']
