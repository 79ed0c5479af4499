import { z } from '@medusajs/framework/zod'

import { text } from '../../../../../fields'

export const ConfirmEmailBody = z.object({ token: text(200) })
export type ConfirmEmailBody = z.infer<typeof ConfirmEmailBody>
