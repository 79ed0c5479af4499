import { z } from '@medusajs/framework/zod'

const id = z.string().min(1).max(64)

export const OrderReturnBody = z.object({
  items: z
    .array(
      z.object({
        id,
        quantity: z.number().int().min(1).max(10_000),
        reason_id: id.optional(),
        note: z.string().max(500).optional(),
        /** The variant that the shopper wants in place of the pieces. */
        variant_id: id.optional(),
      }),
    )
    .min(1)
    .max(200),
  return_shipping: z.object({ option_id: id }),
})
export type OrderReturnBody = z.infer<typeof OrderReturnBody>
