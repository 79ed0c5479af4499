import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import type { QuestionBody, QuestionsQuery } from '../../../../../lib/reviews/review-schema'
import { shownQuestion } from '../../../../../lib/reviews/shown-review'
import { productReviewsModule } from '../../../../../modules/product-reviews'
import type { ProductReviewsService } from '../../../../../modules/product-reviews/service'
import { askQuestionWorkflow } from '../../../../../workflows/product-questions'
import { requiredCustomer } from '../../../../customer-id'
import { shownProduct } from '../../shown-product'

/** The answered questions about a product. */
export async function GET(
  request: MedusaRequest<unknown, QuestionsQuery>,
  response: MedusaResponse,
): Promise<void> {
  const { offset, limit } = request.validatedQuery
  const [questions, count] = await request.scope
    .resolve<ProductReviewsService>(productReviewsModule)
    .answered(await shownProduct(request), { offset, limit })
  response.json({ questions: questions.map(shownQuestion), count, offset, limit })
}

/** Keeps a question for the owner. Of signed-in customers only, so that no program fills the list. */
export async function POST(request: MedusaRequest<QuestionBody>, response: MedusaResponse): Promise<void> {
  const customerId = requiredCustomer(request)
  const { result } = await askQuestionWorkflow(request.scope).run({
    input: { ...request.validatedBody, customerId, productId: await shownProduct(request) },
  })
  response.json({ question: shownQuestion(result) })
}
