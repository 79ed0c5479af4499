import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { Modules } from '@medusajs/framework/utils'

import { askedLocaleOf } from '../../../lib/locales/asked-locale'
import { inboxModule } from '../../../modules/inbox'
import type { InboxService } from '../../../modules/inbox/service'
import { messageReceived, type MessageReceived } from '../../../modules/inbox/message-received'
import type { ContactBody } from './body'

export async function POST(request: MedusaRequest<ContactBody>, response: MedusaResponse): Promise<void> {
  const inbox = request.scope.resolve<InboxService>(inboxModule)
  const { name, email, category = 'general', subject, message } = request.validatedBody
  const { id } = await inbox.createInboxMessages({ name, email, category, subject, message })
  const data: MessageReceived = { id, locale: askedLocaleOf(request) }
  await request.scope.resolve(Modules.EVENT_BUS).emit({ name: messageReceived, data })
  response.status(201).json({ received: true })
}
