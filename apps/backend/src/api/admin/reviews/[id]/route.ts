import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import type { ReviewDecision } from '../../../../lib/reviews/review-schema'
import { ownReview } from '../../../../lib/reviews/shown-review'
import { deleteReviewWorkflow } from '../../../../workflows/delete-review'
import { moderateReviewWorkflow } from '../../../../workflows/moderate-review'

/** Approves, rejects or answers a review. */
export async function POST(request: MedusaRequest<ReviewDecision>, response: MedusaResponse): Promise<void> {
  const { result } = await moderateReviewWorkflow(request.scope).run({
    input: { id: request.params['id'] ?? '', ...request.validatedBody },
  })
  response.json({ review: ownReview(result) })
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = request.params['id'] ?? ''
  await deleteReviewWorkflow(request.scope).run({ input: { id } })
  response.json({ id, object: 'product_review', deleted: true })
}
