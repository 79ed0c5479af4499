import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import type { ReviewBody, ReviewsQuery } from '../../../../../lib/reviews/review-schema'
import { ownReview, shownReview } from '../../../../../lib/reviews/shown-review'
import { productReviewsModule } from '../../../../../modules/product-reviews'
import type { ProductReviewsService } from '../../../../../modules/product-reviews/service'
import { writeReviewWorkflow } from '../../../../../workflows/write-review'
import { requiredCustomer } from '../../../../customer-id'
import { shownProduct } from '../../shown-product'

/** The approved reviews of a product, and what they say together. */
export async function GET(
  request: MedusaRequest<unknown, ReviewsQuery>,
  response: MedusaResponse,
): Promise<void> {
  const { sort, offset, limit } = request.validatedQuery
  const id = await shownProduct(request)
  const service = request.scope.resolve<ProductReviewsService>(productReviewsModule)
  const [reviews, rating] = await Promise.all([
    service.approved(id, sort, { offset, limit }),
    service.rating(id),
  ])
  response.json({ reviews: reviews.map(shownReview), rating, count: rating.count, offset, limit })
}

/** Saves the customer's review, or changes it. */
export async function POST(request: MedusaRequest<ReviewBody>, response: MedusaResponse): Promise<void> {
  const customerId = requiredCustomer(request)
  const { result } = await writeReviewWorkflow(request.scope).run({
    input: { ...request.validatedBody, customerId, productId: await shownProduct(request) },
  })
  response.json({ review: ownReview(result) })
}
