import { z } from '@medusajs/framework/zod'

import { mostLines } from '../../../../../lib/cart/cart-size'
import { text } from '../../../../fields'

/** As many lines as a cart may have. */
export const QuickOrderBody = z.object({
  region_id: text(200).optional(),
  lines: z
    .array(z.object({ sku: text(200), quantity: z.number().int().min(1).max(1_000_000) }))
    .min(1)
    .max(mostLines),
})
export type QuickOrderBody = z.infer<typeof QuickOrderBody>
