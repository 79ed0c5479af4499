import { z } from '@medusajs/framework/zod'

import { currentPassword } from '../../../../fields'

export const DeletionBody = z.object({ password: currentPassword })
export type DeletionBody = z.infer<typeof DeletionBody>
