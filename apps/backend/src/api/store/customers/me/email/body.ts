import { z } from '@medusajs/framework/zod'

import { currentPassword, email } from '../../../../fields'

export const ChangeEmailBody = z.object({ email, password: currentPassword })
export type ChangeEmailBody = z.infer<typeof ChangeEmailBody>
