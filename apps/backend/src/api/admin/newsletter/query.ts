import { z } from '@medusajs/framework/zod'
import { createFindParams } from '@medusajs/medusa/api/utils/validators'

export const NewsletterQuery = createFindParams({ limit: 50, offset: 0, order: '-confirmed_at' }).merge(
  z.object({ q: z.string().trim().max(200).optional() }),
)
export type NewsletterQuery = z.infer<typeof NewsletterQuery>

export const subscriberFields = ['id', 'email', 'created_at', 'confirmed_at', 'proof']
