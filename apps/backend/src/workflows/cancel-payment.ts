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
import { deletePaymentSessionsWorkflow } from '@medusajs/medusa/core-flows'

import { collectionOfCart, hasOrder, sessionsOf } from '../lib/payments/payment-session'
import { releasePaymentsStep } from './steps/release-payments'

const findCancellableStep = createStep('find-cancellable', async (cartId: string, { container }) => {
  const id = await collectionOfCart(container, cartId)
  if (id !== undefined && (await hasOrder(container, id)))
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, 'The cart is ordered already.', 'cart_completed')
  return new StepResponse(id ?? null)
})

const listSessionsStep = createStep('list-sessions', async (collectionId: string, { container }) => {
  return new StepResponse((await sessionsOf(container, collectionId)).map(({ id }) => id))
})

/**
 * Cancels the payment of a cart whose lock the caller holds, for a shopper who wants to pay another way: what is held is released,
 * what was taken goes back, and what is not paid is deleted. Nothing happens without a payment. Answers whether money was given back.
 */
export const cancelPaymentWorkflow = createWorkflow(
  'cancel-payment',
  (input: WorkflowData<{ readonly cart_id: string }>) => {
    const collection = findCancellableStep(input.cart_id)
    const released = when('there-is-a-payment', { collection }, ({ collection: id }) => id !== null).then(
      () =>
        releasePaymentsStep(
          transform({ collection, input }, ({ collection: id, input: { cart_id: cartId } }) => ({
            collection_id: id ?? '',
            cart_id: cartId,
          })),
        ),
    )
    when('nothing-was-paid', { released }, ({ released: isReleased }) => isReleased === false).then(() => {
      const sessions = listSessionsStep(transform({ collection }, ({ collection: id }) => id ?? ''))
      return deletePaymentSessionsWorkflow.runAsStep({
        input: transform({ sessions }, ({ sessions: ids }) => ({ ids: [...ids] })),
      })
    })
    return new WorkflowResponse(
      transform({ released }, ({ released: isReleased }) => ({ is_released: isReleased === true })),
    )
  },
)
