import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { linksFor } from '../../../lib/email/links-for'
import { jwtSecretOf } from '../../../lib/jwt-secret'
import { leave } from '../../../lib/newsletter/mailing-list'
import { readLeave } from '../../../lib/newsletter/leave-token'
import { tokenInQuery } from '../token-in-query'

/** A browser that follows the header's link gets the shop's page with its button: looking changes nothing. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const links = await linksFor(request.scope, {})
  response.setHeader('Referrer-Policy', 'no-referrer')
  response.redirect(303, links.leaveNewsletter(tokenInQuery(request)))
}

/** The button of a mail program (RFC 8058), which knows no key of the shop. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = readLeave(jwtSecretOf(request.scope), tokenInQuery(request))
  if (id !== undefined) await leave(request.scope, id)
  response.status(200).json({ left: id !== undefined })
}
