import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { newsletterModule } from '../../../modules/newsletter'
import type { NewsletterService } from '../../../modules/newsletter/service'
import type { NewsletterBody } from './body'

/** The response is the same for an address that is already subscribed, so that it reveals nothing. */
export async function POST(request: MedusaRequest<NewsletterBody>, response: MedusaResponse): Promise<void> {
  const newsletter = request.scope.resolve<NewsletterService>(newsletterModule)
  await newsletter.subscribe(request.validatedBody.email)
  response.status(200).json({ subscribed: true })
}
