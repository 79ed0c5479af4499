import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'

import { inventoryItemsInCart } from '../lib/checkout/inventory-items'
import { customerOnTerms } from '../lib/net-terms/check-net-terms'
import { completeCartStep } from './steps/complete-cart'
import { countCompletionStep } from './steps/count-completion'
import { freeLocksStep, holdLocksStep } from './steps/hold-locks'
import { undoInterruptedCompletionStep } from './steps/undo-interrupted-completion'

interface LockedCart {
  readonly cart_id: string
  /** How long to wait for the others who order the same products, as a time in milliseconds since 1970. */
  readonly until?: number
}

const listInventoryItemsStep = createStep('list-inventory-items', async (cartId: string, { container }) => {
  return new StepResponse(await inventoryItemsInCart(container, cartId))
})

/** Two orders on invoice of one customer never share what is left of the limit. */
const listLimitsStep = createStep('list-limits', async (cartId: string, { container }) => {
  const customer = await customerOnTerms(container, cartId)
  return new StepResponse(customer === undefined ? [] : [`net-terms:${customer}`])
})

/**
 * Orders a cart whose lock the caller holds, in the queue of all orders for the same inventory items. Medusa locks them only for
 * the reservation, after the order is created, and gives up after five seconds: under load most would get "unknown error", even some
 * for which there is stock. Decision 10 has the figures.
 */
export const orderLockedCartWorkflow = createWorkflow(
  'order-locked-cart',
  (input: WorkflowData<LockedCart>) => {
    undoInterruptedCompletionStep({ cart_id: input.cart_id })
    const items = listInventoryItemsStep(input.cart_id)
    const limits = listLimitsStep(input.cart_id)
    const stock = holdLocksStep(
      transform({ items, limits, input }, ({ items: ids, limits: others, input: { until } }) => ({
        keys: [...ids.map((id) => `ordering:${id}`), ...others],
        refusal: 'Others are ordering the same products at the moment. Nothing was ordered; try again.',
        ...(until !== undefined && { until }),
      })),
    )
    const completion = completeCartStep({ cart_id: input.cart_id })
    freeLocksStep(stock)
    countCompletionStep(completion)
    return new WorkflowResponse(completion)
  },
)
