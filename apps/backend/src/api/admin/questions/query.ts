import { z } from '@medusajs/framework/zod'
import { createFindParams } from '@medusajs/medusa/api/utils/validators'

export const AdminQuestionsQuery = createFindParams({ limit: 20, offset: 0, order: '-asked_at' }).merge(
  z.object({
    q: z.string().trim().max(200).optional(),
    answered: z.enum(['true', 'false']).optional(),
  }),
)
export type AdminQuestionsQuery = z.infer<typeof AdminQuestionsQuery>

export const questionFields = [
  'id',
  'product_id',
  'customer_id',
  'name',
  'text',
  'answer',
  'asked_at',
  'product.title',
]
