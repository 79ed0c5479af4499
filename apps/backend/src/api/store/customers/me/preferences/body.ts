import { z } from '@medusajs/framework/zod'

import { topics } from '../../../../../modules/preferences/topics'

const change = z.object({
  id: z.enum(topics),
  email: z.boolean().optional(),
  push: z.boolean().optional(),
  sms: z.boolean().optional(),
})

export const PreferencesBody = change.strict()
export type PreferencesBody = z.infer<typeof PreferencesBody>
