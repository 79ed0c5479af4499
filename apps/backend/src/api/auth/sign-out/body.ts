import { z } from '@medusajs/framework/zod'

export const SignOutBody = z.object({
  /** Ends all sessions of the account, on every device. */
  everywhere: z.boolean().default(false),
})
export type SignOutBody = z.infer<typeof SignOutBody>
