import type { OrderWorkflow } from '@medusajs/framework/types'
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { createAndCompleteReturnOrderWorkflow } from '@medusajs/medusa/core-flows'

import { checkPieces, checkReturnOption } from '../lib/returns/check-return'
import { returnLocation } from '../lib/returns/return-location'
import { releaseLockStep, takeLockStep } from './steps/take-lock'

/** What a shopper may say of a return. */
export type ReturnRequest = Pick<
  OrderWorkflow.CreateOrderReturnWorkflowInput,
  'order_id' | 'items' | 'return_shipping' | 'note'
>

const checkReturnStep = createStep(
  'check-return',
  async ({ order_id: orderId, items, return_shipping: shipping }: ReturnRequest, { container }) => {
    const wanted = {
      orderId,
      items: items.map(({ id, quantity }) => ({ id, quantity: Number(quantity) })),
      optionId: shipping?.option_id ?? '',
    }
    await checkPieces(container, wanted)
    await checkReturnOption(container, wanted)
    return new StepResponse(wanted)
  },
)

/** Medusa derives a location for the parcel alone and stores none with the return, which then cannot be received. */
const findReturnLocationStep = createStep(
  'find-return-location',
  async ({ order_id: orderId, items }: ReturnRequest, { container }) => {
    const lines = items.map(({ id }) => id)
    return new StepResponse((await returnLocation(container, orderId, lines)) ?? null)
  },
)

const busy =
  'Another return of this order is being requested at the moment. Nothing was requested; try again.'

/**
 * Requests a return for a shopper. What is counted and read of the order stays true until the return is made: Medusa's workflow takes
 * no lock, and two requests at once would return the same pieces.
 */
export const requestReturnWorkflow = createWorkflow(
  'request-return',
  (input: WorkflowData<ReturnRequest>) => {
    const lock = takeLockStep(
      transform({ input }, ({ input: { order_id: id } }) => ({ key: `return:${id}`, refusal: busy })),
    )
    checkReturnStep(input)
    const location = findReturnLocationStep(input)
    const requested = createAndCompleteReturnOrderWorkflow.runAsStep({
      input: transform({ input, location }, (known) => ({
        ...known.input,
        ...(known.location !== null && { location_id: known.location }),
      })),
    })
    releaseLockStep(lock)
    return new WorkflowResponse(requested)
  },
)
