import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { askedLocaleOf } from '../../../lib/locales/asked-locale'
import { requestSubscription } from '../../../lib/newsletter/mailing-list'
import type { NewsletterBody } from './body'

/** Mails a link to the address. The response is the same for one that is already subscribed, so that it reveals nothing. */
export async function POST(request: MedusaRequest<NewsletterBody>, response: MedusaResponse): Promise<void> {
  await requestSubscription(request.scope, request.validatedBody.email, askedLocaleOf(request))
  response.status(200).json({ requested: true })
}
