import { createWorkflow, WorkflowResponse, type WorkflowData } from '@medusajs/framework/workflows-sdk'
import { emitEventStep } from '@medusajs/medusa/core-flows'

import { productReviews } from '../lib/catalogue/catalogue-change'
import type { ReviewDecision } from '../lib/reviews/review-schema'
import { decideReviewStep } from './steps/review-steps'

/** Approves, rejects or answers a review, and has the lists and the page of its product follow. */
export const moderateReviewWorkflow = createWorkflow(
  'moderate-review',
  (input: WorkflowData<ReviewDecision & { readonly id: string }>) => {
    const review = decideReviewStep(input)
    emitEventStep({ eventName: `${productReviews}.updated`, data: { id: review.product_id } })
    return new WorkflowResponse(review)
  },
)
