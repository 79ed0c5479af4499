import { z } from '@medusajs/framework/zod'

export const GiftCardBody = z.object({ code: z.string().trim().min(1).max(60) }).strict()

export type GiftCardBody = z.infer<typeof GiftCardBody>
