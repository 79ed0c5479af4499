import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { newsletterModule } from '../../../../modules/newsletter'
import type { NewsletterService } from '../../../../modules/newsletter/service'

/** Erases a subscriber, for erasure requests. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = request.params['id'] ?? ''
  await request.scope.resolve<NewsletterService>(newsletterModule).deleteNewsletterSubscribers(id)
  response.json({ id, object: 'newsletter_subscriber', deleted: true })
}
