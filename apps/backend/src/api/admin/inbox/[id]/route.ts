import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { inboxModule } from '../../../../modules/inbox'
import type { InboxService } from '../../../../modules/inbox/service'
import type { InboxMessageBody } from './body'

export async function POST(
  request: MedusaRequest<InboxMessageBody>,
  response: MedusaResponse,
): Promise<void> {
  const inbox = request.scope.resolve<InboxService>(inboxModule)
  // Throws NOT_FOUND for an unknown id.
  const { id } = await inbox.retrieveInboxMessage(request.params['id'] ?? '')
  const handled_at = request.validatedBody.handled ? new Date() : null
  await inbox.updateInboxMessages({ id, handled_at })
  response.json({ message: await inbox.retrieveInboxMessage(id) })
}
