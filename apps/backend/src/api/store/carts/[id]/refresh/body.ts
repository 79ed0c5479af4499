import { z } from '@medusajs/framework/zod'

export const RefreshBody = z.object({ option_id: z.string().min(1).max(200).optional() }).strict()

export type Refresh = z.infer<typeof RefreshBody>
