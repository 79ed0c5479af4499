import { z } from '@medusajs/framework/zod'

import { contactCategories } from '../../../modules/inbox/categories'
import { email, text } from '../../fields'

export const ContactBody = z.object({
  name: text(120),
  email,
  category: z.enum(contactCategories).optional(),
  subject: text(200),
  message: text(5000),
})
export type ContactBody = z.infer<typeof ContactBody>
