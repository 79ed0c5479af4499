import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { subscribe } from '../../../lib/newsletter/mailing-list'
import { signedInCustomer } from '../../customer-id'
import type { NewsletterBody } from './body'

/** The response is the same for an address that is already subscribed, so that it reveals nothing. */
export async function POST(request: MedusaRequest<NewsletterBody>, response: MedusaResponse): Promise<void> {
  await subscribe(request.scope, request.validatedBody.email, signedInCustomer(request))
  response.status(200).json({ subscribed: true })
}
