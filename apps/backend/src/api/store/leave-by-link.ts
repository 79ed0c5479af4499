import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError } from '@medusajs/framework/utils'

import { jwtSecretOf } from '../../lib/jwt-secret'
import type { NewsletterLinkBody } from './newsletter/link-body'

/** The button of the shop's page to which a letter's link leads. A second press is answered like the first. */
export const leaveByLink =
  (
    read: (secret: string | Buffer, token: string) => string | undefined,
    leave: (scope: MedusaContainer, id: string) => Promise<unknown>,
  ) =>
  async (request: MedusaRequest<NewsletterLinkBody>, response: MedusaResponse): Promise<void> => {
    const id = read(jwtSecretOf(request.scope), request.validatedBody.token)
    if (id === undefined)
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, 'The link is invalid', 'link_used')
    await leave(request.scope, id)
    response.json({ left: true })
  }
