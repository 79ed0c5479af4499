import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { mailTable } from '../../../../lib/email/queue/mail-table'
import { readMail } from '../read-mail'

/** Discards an unsent mail. */
export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = request.params['id'] ?? ''
  await readMail(request.scope, id)
  if (!(await mailTable(request.scope).discard(id)))
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, 'The mail was sent.')
  response.json({ id, object: 'mail', deleted: true })
}
