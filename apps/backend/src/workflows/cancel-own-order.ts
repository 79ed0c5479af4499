import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { cancelOrderWorkflow } from '@medusajs/medusa/core-flows'

import {
  cancelableUntil,
  readOrder,
  refusedChange,
  standstillOf,
} from '../lib/order-changes/changeable-order'
import { freeLocksStep, holdLocksStep } from './steps/hold-locks'

/** Whether there is something to do: a canceled order stays so. */
const checkStep = createStep('check-cancelable', async (id: string, { container }) => {
  const order = await readOrder(container, id)
  const standstill = await standstillOf(container, order)
  if (standstill === 'order_canceled') return new StepResponse('canceled' as const)
  if (standstill !== undefined) throw refusedChange(standstill)
  const until = await cancelableUntil(container, order)
  if (until === undefined || until.getTime() < Date.now()) throw refusedChange('cancel_time_over')
  return new StepResponse('open' as const)
})

/**
 * Cancels an order for its buyer, as the dashboard does: money that was taken is given back, a reserved payment is let go, and the stock
 * is free. A lock makes two presses one.
 */
export const cancelOwnOrderWorkflow = createWorkflow(
  'cancel-own-order',
  (input: WorkflowData<{ readonly id: string }>) => {
    const lock = holdLocksStep(
      transform({ input }, ({ input: { id } }) => ({
        keys: [`order-change:${id}`],
        refusal: 'The order is being changed elsewhere at the moment. Try again.',
      })),
    )
    const state = checkStep(transform({ input }, (known) => known.input.id))
    when('it-is-open', { state }, (known) => known.state === 'open').then(() => {
      return cancelOrderWorkflow.runAsStep({
        input: transform({ input }, ({ input: { id } }) => ({ order_id: id, no_notification: false })),
      })
    })
    freeLocksStep(lock)
    return new WorkflowResponse(state)
  },
)
