import type { InferTypeOf } from '@medusajs/framework/types'
import { MedusaService } from '@medusajs/framework/utils'

import { ratingOf, type Rating } from '../../lib/reviews/rating'
import type { ReviewSort } from '../../lib/reviews/review-schema'
import { ProductQuestion } from './models/product-question'
import { ProductReview } from './models/product-review'

export type StoredReview = InferTypeOf<typeof ProductReview>
export type StoredQuestion = InferTypeOf<typeof ProductQuestion>

export interface ListPart {
  readonly offset: number
  readonly limit: number
}

const orders: Readonly<Record<ReviewSort, Readonly<Record<string, 'ASC' | 'DESC'>>>> = {
  newest: { written_at: 'DESC', id: 'DESC' },
  highest: { stars: 'DESC', written_at: 'DESC', id: 'DESC' },
  lowest: { stars: 'ASC', written_at: 'DESC', id: 'DESC' },
}

/** More than any product has. */
const mostOfProduct = 100_000

export class ProductReviewsService extends MedusaService({ ProductReview, ProductQuestion }) {
  /** The approved reviews of a product. */
  async approved(productId: string, sort: ReviewSort, { offset, limit }: ListPart) {
    return await this.listProductReviews(
      { product_id: productId, status: 'approved' },
      { skip: offset, take: limit, order: { ...orders[sort] } },
    )
  }

  /** Of the approved reviews. */
  async rating(productId: string): Promise<Rating> {
    const approved = await this.listProductReviews(
      { product_id: productId, status: 'approved' },
      { select: ['id', 'stars'], take: mostOfProduct },
    )
    return ratingOf(approved.map(({ stars }) => stars))
  }

  /** The products that have approved reviews. */
  async reviewedProducts(): Promise<readonly string[]> {
    const approved = await this.listProductReviews(
      { status: 'approved' },
      { select: ['id', 'product_id'], take: mostOfProduct },
    )
    return [...new Set(approved.map(({ product_id: id }) => id))]
  }

  async ownReview(customerId: string, productId: string) {
    const [own] = await this.listProductReviews(
      { customer_id: customerId, product_id: productId },
      { take: 1 },
    )
    return own
  }

  /** The answered questions of a product, the latest first, and how many there are. */
  async answered(productId: string, { offset, limit }: ListPart) {
    return await this.listAndCountProductQuestions(
      { product_id: productId, answer: { $ne: null } },
      { skip: offset, take: limit, order: { asked_at: 'DESC', id: 'DESC' } },
    )
  }
}
