import { z } from '@medusajs/framework/zod'

import { currentPassword } from '../../../../fields'

/** The rules of a new password are those of `lib/password-fault.ts`. */
export const ChangePasswordBody = z.object({ password: currentPassword, new_password: z.string() })
export type ChangePasswordBody = z.infer<typeof ChangePasswordBody>
