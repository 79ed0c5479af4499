import { z } from '@medusajs/framework/zod'
import { createFindParams } from '@medusajs/medusa/api/utils/validators'

export const InboxQuery = createFindParams({ limit: 20, offset: 0, order: '-created_at' }).merge(
  z.object({
    q: z.string().trim().max(200).optional(),
    handled: z.enum(['true', 'false']).optional(),
  }),
)
export type InboxQuery = z.infer<typeof InboxQuery>

export const inboxFields = [
  'id',
  'name',
  'email',
  'category',
  'subject',
  'message',
  'handled_at',
  'created_at',
]
