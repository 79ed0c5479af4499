import { z } from '@medusajs/framework/zod'
import { createFindParams } from '@medusajs/medusa/api/utils/validators'

import { mailStatuses } from '../../../modules/mail-queue/models/queued-mail'

export const MailsQuery = createFindParams({ limit: 20, offset: 0, order: '-created_at' }).merge(
  z.object({
    q: z.string().trim().max(200).optional(),
    status: z.enum(mailStatuses).optional(),
  }),
)
export type MailsQuery = z.infer<typeof MailsQuery>

/** All that is ever returned of a mail: its content has links with tokens. */
export const mailFields = [
  'id',
  'to',
  'template',
  'subject',
  'status',
  'attempts',
  'last_error',
  'next_attempt_at',
  'expires_at',
  'sent_at',
  'created_at',
]
