import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { addressOf } from '../../../lib/files/picture-uploads'
import type { StoredReview } from '../../../modules/product-reviews/service'
import type { AdminReviewsQuery } from './query'

export async function GET(
  request: MedusaRequest<unknown, AdminReviewsQuery>,
  response: MedusaResponse,
): Promise<void> {
  const { q, status } = request.validatedQuery
  const { data, metadata } = await request.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'product_review',
    ...request.queryConfig,
    filters: { ...(q === undefined ? {} : { q }), ...(status === undefined ? {} : { status }) },
  })
  const { count = 0, skip: offset = 0, take: limit = 0 } = metadata ?? {}
  const reviews = (data as readonly StoredReview[]).map((review) =>
    Object.assign({}, review, { photographs: (review.photographs ?? []).map(addressOf) }),
  )
  response.json({ reviews, count, offset, limit })
}
