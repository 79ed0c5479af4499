import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { hasBought } from '../../../../../../lib/reviews/has-bought'
import { ownReview } from '../../../../../../lib/reviews/shown-review'
import { productReviewsModule } from '../../../../../../modules/product-reviews'
import type { ProductReviewsService } from '../../../../../../modules/product-reviews/service'
import { deleteReviewWorkflow } from '../../../../../../workflows/delete-review'
import { requiredCustomer } from '../../../../../customer-id'

const ownOf = async (request: MedusaRequest, customerId: string) =>
  await request.scope
    .resolve<ProductReviewsService>(productReviewsModule)
    .ownReview(customerId, request.params['id'] ?? '')

/** The customer's review of the product, in whatever state, and whether they may write one. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const customerId = requiredCustomer(request)
  const [own, mayReview] = await Promise.all([
    ownOf(request, customerId),
    hasBought(request.scope, customerId, request.params['id'] ?? ''),
  ])
  response.setHeader('Cache-Control', 'no-store')
  response.json({ may_review: mayReview, review: own === undefined ? null : ownReview(own) })
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const customerId = requiredCustomer(request)
  const own = await ownOf(request, customerId)
  if (own === undefined) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'The customer has no such review')
  await deleteReviewWorkflow(request.scope).run({ input: { id: own.id, customerId } })
  response.json({ id: own.id, object: 'product_review', deleted: true })
}
