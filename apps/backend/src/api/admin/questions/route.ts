import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import type { AdminQuestionsQuery } from './query'

export async function GET(
  request: MedusaRequest<unknown, AdminQuestionsQuery>,
  response: MedusaResponse,
): Promise<void> {
  const { q, answered } = request.validatedQuery
  const { data, metadata } = await request.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'product_question',
    ...request.queryConfig,
    filters: {
      ...(q === undefined ? {} : { q }),
      ...(answered === undefined ? {} : { answer: answered === 'true' ? { $ne: null } : null }),
    },
  })
  const { count = 0, skip: offset = 0, take: limit = 0 } = metadata ?? {}
  response.json({ questions: data, count, offset, limit })
}
