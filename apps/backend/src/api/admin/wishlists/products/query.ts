import { z } from '@medusajs/framework/zod'

export const WantedProductsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).default(0),
})
export type WantedProductsQuery = z.infer<typeof WantedProductsQuery>
