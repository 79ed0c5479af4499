import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import type { InboxQuery } from './query'

export async function GET(
  request: MedusaRequest<unknown, InboxQuery>,
  response: MedusaResponse,
): Promise<void> {
  const { q, handled } = request.validatedQuery
  const { data, metadata } = await request.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'inbox_message',
    ...request.queryConfig,
    filters: {
      ...(q === undefined ? {} : { q }),
      ...(handled === undefined ? {} : { handled_at: handled === 'true' ? { $ne: null } : null }),
    },
  })
  const { count = 0, skip: offset = 0, take: limit = 0 } = metadata ?? {}
  response.json({ messages: data, count, offset, limit })
}
