import { z } from '@medusajs/framework/zod'

import { text } from '../../../../fields'

export const OwnCartBody = z.object({
  /** The cart that was filled before signing in. */
  cart_id: text(200).optional(),
})
export type OwnCartBody = z.infer<typeof OwnCartBody>
