import { MedusaError } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'

import { deletePhotographs } from '../../lib/reviews/photographs'
import type { ReviewDecision } from '../../lib/reviews/review-schema'
import { productReviewsModule } from '../../modules/product-reviews'
import type { ProductReviewsService, StoredReview } from '../../modules/product-reviews/service'

/** The columns that a step writes back. */
export const columnsOf = ({
  id,
  product_id,
  customer_id,
  name,
  stars,
  title,
  text,
  photographs,
  status,
  answer,
  written_at,
}: StoredReview) => ({
  id,
  product_id,
  customer_id,
  name,
  stars,
  title,
  text,
  photographs: [...photographs],
  status,
  answer,
  written_at,
})

/** Last: what is deleted cannot be brought back. */
export const deletePhotographsStep = createStep(
  'delete-review-photographs',
  async (ids: readonly string[], { container }) => {
    await deletePhotographs(container, ids)
    return new StepResponse(ids.length)
  },
)

export const decideReviewStep = createStep(
  'decide-review',
  async ({ id, ...decision }: ReviewDecision & { readonly id: string }, { container }) => {
    const service = container.resolve<ProductReviewsService>(productReviewsModule)
    const before = await service.retrieveProductReview(id)
    const { status = before.status, answer = before.answer } = decision
    const review = await service.updateProductReviews({ id, status, answer })
    return new StepResponse(review, columnsOf(before))
  },
  async (before, { container }) => {
    if (before !== undefined)
      await container.resolve<ProductReviewsService>(productReviewsModule).updateProductReviews(before)
  },
)

interface RemovedReview {
  readonly id: string
  /** Whose it must be; anyone's for the owner of the shop. */
  readonly customerId?: string
}

export const removeReviewStep = createStep(
  'remove-review',
  async ({ id, customerId }: RemovedReview, { container }) => {
    const service = container.resolve<ProductReviewsService>(productReviewsModule)
    const before = await service.retrieveProductReview(id)
    if (customerId !== undefined && before.customer_id !== customerId)
      throw new MedusaError(MedusaError.Types.NOT_FOUND, `ProductReview with id: ${id} was not found`)
    await service.deleteProductReviews(id)
    return new StepResponse(columnsOf(before), columnsOf(before))
  },
  async (before, { container }) => {
    if (before !== undefined)
      await container.resolve<ProductReviewsService>(productReviewsModule).createProductReviews(before)
  },
)
