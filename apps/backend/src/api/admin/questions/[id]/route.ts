import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import type { QuestionAnswer } from '../../../../lib/reviews/review-schema'
import { shownQuestion } from '../../../../lib/reviews/shown-review'
import { answerQuestionWorkflow, deleteQuestionWorkflow } from '../../../../workflows/product-questions'

/** Answers a question, which shows both in the shop. Without an answer it is not shown any more. */
export async function POST(request: MedusaRequest<QuestionAnswer>, response: MedusaResponse): Promise<void> {
  const { result } = await answerQuestionWorkflow(request.scope).run({
    input: { id: request.params['id'] ?? '', answer: request.validatedBody.answer },
  })
  response.json({ question: shownQuestion(result) })
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = request.params['id'] ?? ''
  await deleteQuestionWorkflow(request.scope).run({ input: { id } })
  response.json({ id, object: 'product_question', deleted: true })
}
