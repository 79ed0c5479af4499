import { z } from '@medusajs/framework/zod'

import { email } from '../../fields'

export const NewsletterBody = z.object({ email })
export type NewsletterBody = z.infer<typeof NewsletterBody>
