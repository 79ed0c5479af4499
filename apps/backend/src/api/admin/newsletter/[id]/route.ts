import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { unsubscribe } from '../../../../lib/newsletter/mailing-list'
import { newsletterModule } from '../../../../modules/newsletter'
import type { NewsletterService } from '../../../../modules/newsletter/service'

/** Erases a subscriber, for erasure requests, and turns the switch of an account with the address off. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = request.params['id'] ?? ''
  const [subscriber] = await request.scope
    .resolve<NewsletterService>(newsletterModule)
    .listNewsletterSubscribers({ id }, { take: 1, select: ['email'] })
  if (subscriber !== undefined) await unsubscribe(request.scope, subscriber.email)
  response.json({ id, object: 'newsletter_subscriber', deleted: true })
}
