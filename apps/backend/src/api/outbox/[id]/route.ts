import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { keptMail } from '../../../modules/mail-outbox/outbox'
import { outboxFor } from '../outbox-directory'
import { mailPage, sayNothingHere, sendPage } from '../page'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const directory = outboxFor(request)
  const mail = directory === undefined ? undefined : await keptMail(directory, request.params['id'] ?? '')
  if (mail === undefined) return sayNothingHere(response)
  sendPage(response, mail.subject, mailPage(mail))
}
