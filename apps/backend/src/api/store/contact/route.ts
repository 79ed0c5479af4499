import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { inboxModule } from '../../../modules/inbox'
import type { InboxService } from '../../../modules/inbox/service'
import type { ContactBody } from './body'

export async function POST(request: MedusaRequest<ContactBody>, response: MedusaResponse): Promise<void> {
  const inbox = request.scope.resolve<InboxService>(inboxModule)
  const { name, email, category = 'general', subject, message } = request.validatedBody
  await inbox.createInboxMessages({ name, email, category, subject, message })
  response.status(201).json({ received: true })
}
