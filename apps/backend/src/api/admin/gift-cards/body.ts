import { z } from '@medusajs/framework/zod'

import { currencyCode, reason } from '../../../lib/gift-cards/credit-amounts'

export const NewGiftCardBody = z
  .object({ currency_code: currencyCode, amount: z.number().positive(), reason })
  .strict()
export type NewGiftCardBody = z.infer<typeof NewGiftCardBody>

export const GiftCardStatusBody = z.object({ status: z.enum(['active', 'disabled']) }).strict()
export type GiftCardStatusBody = z.infer<typeof GiftCardStatusBody>
