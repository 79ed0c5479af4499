import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { emitEventStep } from '@medusajs/medusa/core-flows'

import { productReviews } from '../lib/catalogue/catalogue-change'
import { productReviewsModule } from '../modules/product-reviews'
import type { ProductReviewsService, StoredQuestion } from '../modules/product-reviews/service'

export interface QuestionToAsk {
  readonly productId: string
  readonly customerId: string
  readonly name: string
  readonly text: string
}

const askQuestionStep = createStep(
  'ask-question',
  async ({ productId, customerId, name, text }: QuestionToAsk, { container }) => {
    const question = await container
      .resolve<ProductReviewsService>(productReviewsModule)
      .createProductQuestions({
        product_id: productId,
        customer_id: customerId,
        name,
        text,
        asked_at: new Date(),
      })
    return new StepResponse(question, question.id)
  },
  async (id, { container }) => {
    if (id !== undefined)
      await container.resolve<ProductReviewsService>(productReviewsModule).deleteProductQuestions(id)
  },
)

/** Keeps a question about a product for the owner to answer. */
export const askQuestionWorkflow = createWorkflow(
  'ask-question',
  (input: WorkflowData<QuestionToAsk>) => new WorkflowResponse(askQuestionStep(input)),
)

interface Answering {
  readonly id: string
  /** Null takes the answer, and with it the question, out of the shop. */
  readonly answer: string | null
}

const answerQuestionStep = createStep(
  'answer-question',
  async ({ id, answer }: Answering, { container }) => {
    const service = container.resolve<ProductReviewsService>(productReviewsModule)
    const before = await service.retrieveProductQuestion(id)
    const question = await service.updateProductQuestions({ id, answer })
    return new StepResponse(question, { id, answer: before.answer })
  },
  async (before, { container }) => {
    if (before !== undefined)
      await container.resolve<ProductReviewsService>(productReviewsModule).updateProductQuestions(before)
  },
)

/** Answers a question, and has the page of its product show both. */
export const answerQuestionWorkflow = createWorkflow('answer-question', (input: WorkflowData<Answering>) => {
  const question = answerQuestionStep(input)
  emitEventStep({ eventName: `${productReviews}.updated`, data: { id: question.product_id } })
  return new WorkflowResponse(question)
})

const questionColumns = ({ id, product_id, customer_id, name, text, answer, asked_at }: StoredQuestion) => ({
  id,
  product_id,
  customer_id,
  name,
  text,
  answer,
  asked_at,
})

const removeQuestionStep = createStep(
  'remove-question',
  async ({ id }: { readonly id: string }, { container }) => {
    const service = container.resolve<ProductReviewsService>(productReviewsModule)
    const before = questionColumns(await service.retrieveProductQuestion(id))
    await service.deleteProductQuestions(id)
    return new StepResponse(before, before)
  },
  async (before, { container }) => {
    if (before !== undefined)
      await container.resolve<ProductReviewsService>(productReviewsModule).createProductQuestions(before)
  },
)

export const deleteQuestionWorkflow = createWorkflow(
  'delete-question',
  (input: WorkflowData<{ readonly id: string }>) => {
    const question = removeQuestionStep(input)
    emitEventStep({ eventName: `${productReviews}.updated`, data: { id: question.product_id } })
    return new WorkflowResponse(question.id)
  },
)
