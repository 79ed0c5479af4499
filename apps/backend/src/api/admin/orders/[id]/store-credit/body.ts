import { z } from '@medusajs/framework/zod'

import { reason } from '../../../../../lib/gift-cards/credit-amounts'

export const CreditRefundBody = z.object({ amount: z.number().positive(), reason }).strict()

export type CreditRefundBody = z.infer<typeof CreditRefundBody>
