import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import type { MailsQuery } from './query'

export async function GET(
  request: MedusaRequest<unknown, MailsQuery>,
  response: MedusaResponse,
): Promise<void> {
  const { q, status } = request.validatedQuery
  const { data, metadata } = await request.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'queued_mail',
    ...request.queryConfig,
    filters: { ...(q === undefined ? {} : { q }), ...(status === undefined ? {} : { status }) },
  })
  const { count = 0, skip: offset = 0, take: limit = 0 } = metadata ?? {}
  response.json({ mails: data, count, offset, limit })
}
