import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

import { productReviewsModule } from '../../modules/product-reviews'
import type { ProductReviewsService } from '../../modules/product-reviews/service'
import { productReviews } from '../catalogue/catalogue-change'
import { deletePhotographs } from './photographs'

/** Deletes all that customers have written about products, with the photographs. May be repeated. */
export async function forgetReviews(
  container: MedusaContainer,
  customerIds: readonly string[],
): Promise<void> {
  const service = container.resolve<ProductReviewsService>(productReviewsModule)
  const ofCustomers = { customer_id: [...customerIds] }
  const [reviews, questions] = await Promise.all([
    service.listProductReviews(ofCustomers, { take: null }),
    service.listProductQuestions(ofCustomers, { take: null }),
  ])
  if (reviews.length + questions.length === 0) return
  await deletePhotographs(
    container,
    reviews.flatMap(({ photographs }) => photographs),
  )
  await service.deleteProductReviews(reviews.map(({ id }) => id))
  await service.deleteProductQuestions(questions.map(({ id }) => id))
  const id = [...new Set([...reviews, ...questions].map(({ product_id: product }) => product))]
  await container.resolve(Modules.EVENT_BUS).emit({ name: `${productReviews}.updated`, data: { id } })
}
