import { z } from '@medusajs/framework/zod'

import { text } from '../../fields'

/** The token of a link in a mail. */
export const NewsletterLinkBody = z.object({ token: text(200) })
export type NewsletterLinkBody = z.infer<typeof NewsletterLinkBody>
