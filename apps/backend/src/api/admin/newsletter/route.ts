import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import type { NewsletterQuery } from './query'

export async function GET(
  request: MedusaRequest<unknown, NewsletterQuery>,
  response: MedusaResponse,
): Promise<void> {
  const { q } = request.validatedQuery
  const { data, metadata } = await request.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'newsletter_subscriber',
    ...request.queryConfig,
    // Who has not pressed the link yet is on no list.
    filters: { confirmed_at: { $ne: null }, ...(q !== undefined && { q }) },
  })
  const { count = 0, skip: offset = 0, take: limit = 0 } = metadata ?? {}
  response.json({ subscribers: data, count, offset, limit })
}
