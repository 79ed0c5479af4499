import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'

import { checkOrderRules, type ComputedCart } from '../lib/checkout/order-rules'
import { checkCartCredit } from '../lib/gift-cards/cart-credit'
import { computeCartWorkflow } from './compute-cart'

const checkOrderRulesStep = createStep('check-order-rules', (computed: ComputedCart) => {
  checkOrderRules(computed)
  return new StepResponse(computed.total)
})

const checkCartCreditStep = createStep('check-cart-credit', async (cartId: string, { container }) => {
  await checkCartCredit(container, cartId)
  return new StepResponse(undefined)
})

/**
 * Validates that a cart can be ordered as it is. Medusa itself orders what the cart has stored, however old it is. Answers with the
 * total, in major currency units.
 */
export const validateCartWorkflow = createWorkflow(
  'validate-cart',
  (input: WorkflowData<{ readonly cart_id: string }>) => {
    const computed = computeCartWorkflow.runAsStep({ input })
    checkCartCreditStep(input.cart_id)
    return new WorkflowResponse(checkOrderRulesStep(computed))
  },
)
