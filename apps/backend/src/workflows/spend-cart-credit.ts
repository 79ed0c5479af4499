import { createWorkflow, WorkflowResponse, type WorkflowData } from '@medusajs/framework/workflows-sdk'

import { spendCreditStep } from './steps/spend-credit'

/** Pays the part of an order that gift cards and store credit pay. Canceling it gives them back. */
export const spendCartCreditWorkflow = createWorkflow(
  'spend-cart-credit',
  (input: WorkflowData<{ readonly cart_id: string }>) => new WorkflowResponse(spendCreditStep(input.cart_id)),
)
