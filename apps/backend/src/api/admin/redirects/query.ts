import { z } from '@medusajs/framework/zod'
import { createFindParams } from '@medusajs/medusa/api/utils/validators'

export const RedirectsQuery = createFindParams({ limit: 50, offset: 0, order: '-created_at' }).merge(
  z.object({ q: z.string().trim().max(200).optional() }),
)
export type RedirectsQuery = z.infer<typeof RedirectsQuery>

export const redirectFields = ['id', 'path', 'target', 'entity', 'entity_id', 'created_at']
