import { Modules } from '@medusajs/framework/utils'
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { removeShippingMethodFromCartStep } from '@medusajs/medusa/core-flows'

export interface LeftOut {
  /** Lines that need no delivery. */
  readonly lines: readonly string[]
  /** Ways of delivery to take off. */
  readonly methods: readonly string[]
}

const markMailedLinesStep = createStep(
  'mark-mailed-lines',
  async (lines: readonly string[], { container }) => {
    if (lines.length > 0)
      await container
        .resolve(Modules.CART)
        .updateLineItems(lines.map((id) => ({ id, requires_shipping: false })))
    return new StepResponse(lines.length, lines)
  },
  async (lines, { container }) => {
    if (lines !== undefined && lines.length > 0)
      await container
        .resolve(Modules.CART)
        .updateLineItems(lines.map((id) => ({ id, requires_shipping: true })))
  },
)

export const leaveOutDeliveryWorkflow = createWorkflow(
  'leave-out-delivery',
  (input: WorkflowData<LeftOut>) => {
    markMailedLinesStep(input.lines)
    removeShippingMethodFromCartStep(
      transform({ input }, ({ input: { methods } }) => ({ shipping_method_ids: [...methods] })),
    )
  },
)
