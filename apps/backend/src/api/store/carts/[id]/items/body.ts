import { z } from '@medusajs/framework/zod'

import { mostItems } from '../../../../../lib/cart/cart-size'
import { text } from '../../../../fields'

export const ItemsBody = z.object({
  items: z
    .array(z.object({ variant_id: text(200), quantity: z.number().int().min(1).max(1_000_000) }))
    .min(1)
    .max(mostItems),
})
export type ItemsBody = z.infer<typeof ItemsBody>
