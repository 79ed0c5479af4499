import { z } from '@medusajs/framework/zod'

import { email } from '../../../fields'

const largest = 2_147_483_647

export const OrderLookupBody = z.object({
  display_id: z.coerce.number().int().positive().max(largest),
  email,
})
export type OrderLookupBody = z.infer<typeof OrderLookupBody>
