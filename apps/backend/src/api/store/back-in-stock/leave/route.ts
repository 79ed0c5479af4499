import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { readLeaveWaiting } from '../../../../lib/back-in-stock/leave-link'
import { jwtSecretOf } from '../../../../lib/jwt-secret'
import { backInStockModule } from '../../../../modules/back-in-stock'
import type { BackInStockService } from '../../../../modules/back-in-stock/service'
import type { NewsletterLinkBody } from '../../newsletter/link-body'

/** The link of a letter: the address waits for nothing any more. A second press is answered like the first. */
export async function POST(
  request: MedusaRequest<NewsletterLinkBody>,
  response: MedusaResponse,
): Promise<void> {
  const id = readLeaveWaiting(jwtSecretOf(request.scope), request.validatedBody.token)
  if (id === undefined)
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, 'The link is invalid', 'link_used')
  await request.scope.resolve<BackInStockService>(backInStockModule).leave(id)
  response.json({ left: true })
}
