import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { jwtSecretOf } from '../../../../lib/jwt-secret'
import { readLeave } from '../../../../lib/newsletter/leave-token'
import { leave } from '../../../../lib/newsletter/mailing-list'
import type { NewsletterLinkBody } from '../link-body'

/** The link of a letter. A second press is answered like the first. */
export async function POST(
  request: MedusaRequest<NewsletterLinkBody>,
  response: MedusaResponse,
): Promise<void> {
  const id = readLeave(jwtSecretOf(request.scope), request.validatedBody.token)
  if (id === undefined)
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, 'The link is invalid', 'link_used')
  await leave(request.scope, id)
  response.json({ left: true })
}
