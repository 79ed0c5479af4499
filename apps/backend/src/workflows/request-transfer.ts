import { MedusaError } from '@medusajs/framework/utils'
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { emitEventStep } from '@medusajs/medusa/core-flows'

import { jwtSecretOf } from '../lib/jwt-secret'
import { ownerOf } from '../lib/order-transfer/check-transfer'
import { signTransfer, transferDays, type Transfer } from '../lib/order-transfer/transfer-token'

const day = 86_400_000

const signTransferStep = createStep(
  'sign-transfer',
  async ({ orderId, customerId, takesEmail }: Omit<Transfer, 'ownerId'>, { container }) => {
    const ownerId = await ownerOf(container, orderId)
    if (ownerId === customerId) {
      const message = `Order: ${orderId} already belongs to customer: ${customerId}`
      throw new MedusaError(MedusaError.Types.INVALID_DATA, message)
    }
    const expiresAt = new Date(Date.now() + transferDays * day)
    const transfer = { orderId, ownerId, customerId, takesEmail }
    const token = signTransfer(jwtSecretOf(container), transfer, expiresAt)
    return new StepResponse({ id: orderId, token, expires_at: expiresAt.toISOString() })
  },
)

/**
 * Asks the owner of the order, by email, to move it to this customer: `subscribers/order-transfer-requested.ts` sends it. Medusa's
 * own workflow leaves an open order change until the owner answers: no order can be shipped or returned meanwhile, and no one else
 * can ask.
 */
export const requestTransferWorkflow = createWorkflow(
  'request-transfer',
  (input: WorkflowData<Omit<Transfer, 'ownerId'>>) => {
    const requested = signTransferStep(input)
    emitEventStep({ eventName: 'order.transfer_requested', data: requested })
    return new WorkflowResponse(requested)
  },
)
