import { createWorkflow, WorkflowResponse, type WorkflowData } from '@medusajs/framework/workflows-sdk'
import { emitEventStep } from '@medusajs/medusa/core-flows'

import { productReviews } from '../lib/catalogue/catalogue-change'
import { deletePhotographsStep, removeReviewStep } from './steps/review-steps'

/** Deletes a review with its photographs. With a customer, only theirs. */
export const deleteReviewWorkflow = createWorkflow(
  'delete-review',
  (input: WorkflowData<{ readonly id: string; readonly customerId?: string }>) => {
    const review = removeReviewStep(input)
    emitEventStep({ eventName: `${productReviews}.updated`, data: { id: review.product_id } })
    deletePhotographsStep(review.photographs)
    return new WorkflowResponse(review.id)
  },
)
