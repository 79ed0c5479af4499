import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { mailTable } from '../../../../../lib/email/queue/mail-table'
import { sendMail } from '../../../../../lib/email/queue/send-due-mails'
import { readMail } from '../../read-mail'

/** Attempts an unsent mail at once. If that fails, it is attempted as often as a new one. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = request.params['id'] ?? ''
  const { scope } = request
  await readMail(scope, id)
  const table = mailTable(scope)
  await table.expire()
  if (!(await table.requeue(id)))
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, 'The mail was sent, or its link has expired.')
  await sendMail(scope, id)
  response.json({ mail: await readMail(scope, id) })
}
