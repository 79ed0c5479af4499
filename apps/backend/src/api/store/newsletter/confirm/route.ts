import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { confirmSubscription } from '../../../../lib/newsletter/mailing-list'
import type { NewsletterLinkBody } from '../link-body'

/** The link of the mail to an address that wants the letters. */
export async function POST(
  request: MedusaRequest<NewsletterLinkBody>,
  response: MedusaResponse,
): Promise<void> {
  if (!(await confirmSubscription(request.scope, request.validatedBody.token)))
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, 'The link is invalid or was used', 'link_used')
  response.json({ subscribed: true })
}
