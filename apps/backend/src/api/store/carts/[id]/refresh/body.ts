import { z } from '@medusajs/framework/zod'

/** `option_id`: null takes the delivery off, for a cart of which nothing is posted. */
export const RefreshBody = z.object({ option_id: z.string().min(1).max(200).nullable().optional() }).strict()

export type Refresh = z.infer<typeof RefreshBody>
