import { MedusaError } from '@medusajs/framework/utils'
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { emitEventStep } from '@medusajs/medusa/core-flows'

import { productReviews } from '../lib/catalogue/catalogue-change'
import { hasBought } from '../lib/reviews/has-bought'
import { checkPhotographs, deletePhotographs, storePhotograph } from '../lib/reviews/photographs'
import type { ReviewBody } from '../lib/reviews/review-schema'
import { productReviewsModule } from '../modules/product-reviews'
import type { ProductReviewsService, StoredReview } from '../modules/product-reviews/service'
import { columnsOf, deletePhotographsStep } from './steps/review-steps'

export interface ReviewToWrite extends ReviewBody {
  readonly productId: string
  readonly customerId: string
}

const requireBuyerStep = createStep(
  'require-buyer',
  async ({ customerId, productId }: ReviewToWrite, { container }) => {
    if (!(await hasBought(container, customerId, productId)))
      throw new MedusaError(
        MedusaError.Types.NOT_ALLOWED,
        'Only who has bought the product can review it',
        'not_bought',
      )
    return new StepResponse(null)
  },
)

/** Answers with the ids of all photographs of the review, in their order. */
const storePhotographsStep = createStep(
  'store-review-photographs',
  async ({ customerId, productId, photographs }: ReviewToWrite, { container }) => {
    const service = container.resolve<ProductReviewsService>(productReviewsModule)
    const before = (await service.ownReview(customerId, productId))?.photographs ?? []
    const checked = await checkPhotographs(photographs, before)
    const stored: string[] = []
    const ids: string[] = []
    try {
      for (const photograph of checked) {
        if (photograph.kind === 'new') stored.push(await storePhotograph(container, photograph))
        ids.push(photograph.kind === 'new' ? (stored.at(-1) ?? '') : photograph.id)
      }
    } catch (error) {
      // A step that fails is not compensated.
      await deletePhotographs(container, stored)
      throw error
    }
    return new StepResponse({ ids, unused: before.filter((id) => !ids.includes(id)) }, stored)
  },
  async (stored, { container }) => {
    if (stored !== undefined) await deletePhotographs(container, stored)
  },
)

interface Saving {
  readonly input: ReviewToWrite
  readonly photographs: readonly string[]
}

interface Saved {
  readonly review: StoredReview
  readonly wasShown: boolean
}

type Undo =
  | { readonly kind: 'delete'; readonly id: string }
  | { readonly kind: 'restore'; readonly before: ReturnType<typeof columnsOf> }

/** A customer has one review of a product. A changed one waits for the owner again. */
const saveReviewStep = createStep(
  'save-review',
  async ({ input, photographs }: Saving, { container }) => {
    const service = container.resolve<ProductReviewsService>(productReviewsModule)
    const { customerId, productId, stars, title, text, name } = input
    const written = { stars, title, text, name, photographs: [...photographs], status: 'pending' as const }
    const before = await service.ownReview(customerId, productId)
    if (before !== undefined) {
      const review = await service.updateProductReviews({ id: before.id, ...written })
      return new StepResponse<Saved, Undo>(
        { review, wasShown: before.status === 'approved' },
        { kind: 'restore', before: columnsOf(before) },
      )
    }
    const review = await service.createProductReviews({
      ...written,
      customer_id: customerId,
      product_id: productId,
      written_at: new Date(),
    })
    return new StepResponse<Saved, Undo>({ review, wasShown: false }, { kind: 'delete', id: review.id })
  },
  async (undo, { container }) => {
    if (undo === undefined) return
    const service = container.resolve<ProductReviewsService>(productReviewsModule)
    if (undo.kind === 'delete') await service.deleteProductReviews(undo.id)
    else await service.updateProductReviews(undo.before)
  },
)

/** Saves what a buyer says of a product. The shop shows it when the owner has approved it. */
export const writeReviewWorkflow = createWorkflow('write-review', (input: WorkflowData<ReviewToWrite>) => {
  requireBuyerStep(input)
  const photographs = storePhotographsStep(input)
  const saved = saveReviewStep(
    transform({ input, photographs }, (known) => ({
      input: known.input,
      photographs: known.photographs.ids,
    })),
  )
  when('it-was-shown', { saved }, (known) => known.saved.wasShown).then(() =>
    emitEventStep({ eventName: `${productReviews}.updated`, data: { id: input.productId } }),
  )
  deletePhotographsStep(photographs.unused)
  return new WorkflowResponse(saved.review)
})
