import { z } from '@medusajs/framework/zod'

import { currencyCode, reason } from '../../../../../lib/gift-cards/credit-amounts'

export const StoreCreditBody = z.object({ currency_code: currencyCode, amount: z.number(), reason }).strict()

export type StoreCreditBody = z.infer<typeof StoreCreditBody>
