import { z } from '@medusajs/framework/zod'
import { createFindParams } from '@medusajs/medusa/api/utils/validators'

export const GiftCardsQuery = createFindParams({ limit: 50, offset: 0, order: '-created_at' }).merge(
  z.object({ q: z.string().trim().max(60).optional() }),
)
export type GiftCardsQuery = z.infer<typeof GiftCardsQuery>

export const giftCardFields = ['id', 'currency_code', 'status', 'last_characters', 'created_at']
