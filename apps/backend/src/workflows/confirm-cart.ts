import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'

import { refuseCart, type ComputedCart } from '../lib/checkout/refuse-cart'
import { computeCartWorkflow } from './compute-cart'

const refuseCartStep = createStep('refuse-cart', (computed: ComputedCart) => {
  refuseCart(computed)
  return new StepResponse(computed.total)
})

/**
 * Confirms that a cart can be ordered as it is. Medusa itself orders what the cart has stored, however old it is. Answers with the
 * total, in major currency units.
 */
export const confirmCartWorkflow = createWorkflow(
  'confirm-cart',
  (input: WorkflowData<{ readonly cart_id: string }>) => {
    const computed = computeCartWorkflow.runAsStep({ input })
    return new WorkflowResponse(refuseCartStep(computed))
  },
)
