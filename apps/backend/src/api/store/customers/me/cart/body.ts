import { z } from '@medusajs/framework/zod'

import { text } from '../../../../fields'

export const OwnCartBody = z.object({
  /** The guest's cart from before the sign-in. */
  cart_id: text(200).optional(),
  /** Of a cart that has to be made: the default region of the store without it. */
  region_id: text(200).optional(),
})
export type OwnCartBody = z.infer<typeof OwnCartBody>
