import { z } from '@medusajs/framework/zod'
import { createFindParams } from '@medusajs/medusa/api/utils/validators'

import { reviewStates } from '../../../lib/reviews/review-schema'

export const AdminReviewsQuery = createFindParams({ limit: 20, offset: 0, order: '-written_at' }).merge(
  z.object({
    q: z.string().trim().max(200).optional(),
    status: z.enum(reviewStates).optional(),
  }),
)
export type AdminReviewsQuery = z.infer<typeof AdminReviewsQuery>

export const reviewFields = [
  'id',
  'product_id',
  'customer_id',
  'name',
  'stars',
  'title',
  'text',
  'photographs',
  'status',
  'answer',
  'written_at',
  'product.title',
]
