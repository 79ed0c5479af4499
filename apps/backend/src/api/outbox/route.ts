import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { keptMails } from '../../modules/mail-outbox/outbox'
import { outboxFor } from './outbox-directory'
import { listPage, sayNothingHere, sendPage } from './page'

/** An HTML page for developers and JSON for tests; `?to=` filters by address. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const directory = outboxFor(request)
  if (directory === undefined) return sayNothingHere(response)
  const { to } = request.query
  const mails = (await keptMails(directory)).filter((mail) => to === undefined || mail.to === to)
  if (request.accepts(['json', 'html']) === 'html') return sendPage(response, 'Outbox', listPage(mails))
  response.setHeader('Cache-Control', 'no-store')
  response.json({ mails })
}
