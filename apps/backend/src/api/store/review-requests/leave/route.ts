import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { jwtSecretOf } from '../../../../lib/jwt-secret'
import { readLeaveRequests } from '../../../../lib/reviews/leave-link'
import { leaveRequests } from '../../../../lib/reviews/leave-requests'
import type { NewsletterLinkBody } from '../../newsletter/link-body'

/** The link of a letter: its customer is asked for no more reviews. A second press is answered like the first. */
export async function POST(
  request: MedusaRequest<NewsletterLinkBody>,
  response: MedusaResponse,
): Promise<void> {
  const id = readLeaveRequests(jwtSecretOf(request.scope), request.validatedBody.token)
  if (id === undefined)
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, 'The link is invalid', 'link_used')
  await leaveRequests(request.scope, id)
  response.json({ left: true })
}
