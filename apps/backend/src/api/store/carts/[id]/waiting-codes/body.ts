import { z } from '@medusajs/framework/zod'

export const WaitingCodeBody = z.object({ code: z.string().trim().min(1).max(200) }).strict()

export type WaitingCode = z.infer<typeof WaitingCodeBody>
