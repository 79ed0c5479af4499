import { OrderWorkflowEvents } from '@medusajs/framework/utils'
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import {
  acceptOrderTransferWorkflow,
  declineOrderTransferRequestWorkflow,
  emitEventStep,
  updateOrdersStep,
} from '@medusajs/medusa/core-flows'

import { checkTransfer, invalidToken } from '../lib/order-transfer/check-transfer'
import { isTransferToken } from '../lib/order-transfer/transfer-token'
import { findAccount } from '../lib/verification/account'

/** The token of the mail: of a customer's request, or Medusa's own of an administrator's. */
interface TransferAnswer {
  readonly orderId: string
  readonly token: string
}

const isCustomers = ({ input }: { readonly input: TransferAnswer }): boolean => isTransferToken(input.token)
const isAdministrators = (known: { readonly input: TransferAnswer }): boolean => !isCustomers(known)

const findNewOwnerStep = createStep(
  'find-new-owner',
  async ({ orderId, token }: TransferAnswer, { container }) => {
    const { customerId, takesEmail } = await checkTransfer(container, orderId, token)
    const account = await findAccount(container, customerId)
    if (account === undefined) throw invalidToken()
    return new StepResponse({ customer_id: customerId, ...(takesEmail && { email: account.email }) })
  },
)

const checkTransferStep = createStep(
  'check-transfer',
  async ({ orderId, token }: TransferAnswer, { container }) => {
    await checkTransfer(container, orderId, token)
    return new StepResponse(orderId)
  },
)

const medusasInput = (input: WorkflowData<TransferAnswer>) =>
  transform({ input }, ({ input: { orderId, token } }) => ({ order_id: orderId, token }))

/** Moves the order to the customer whom the token names. Then no token of the former owner is valid any more. */
export const acceptTransferWorkflow = createWorkflow(
  'accept-transfer',
  (input: WorkflowData<TransferAnswer>) => {
    when('a-customer-asked', { input }, isCustomers).then(() => {
      const update = findNewOwnerStep(input)
      updateOrdersStep({ selector: { id: input.orderId }, update })
      return emitEventStep({ eventName: OrderWorkflowEvents.UPDATED, data: { id: input.orderId } })
    })
    when('an-administrator-asked', { input }, isAdministrators).then(() =>
      acceptOrderTransferWorkflow.runAsStep({ input: medusasInput(input) }),
    )
  },
)

/** Leaves the order where it is. An administrator's request ends with it; a customer's is in no table, and expires. */
export const declineTransferWorkflow = createWorkflow(
  'decline-transfer',
  (input: WorkflowData<TransferAnswer>) => {
    when('a-customer-asked', { input }, isCustomers).then(() => checkTransferStep(input))
    when('an-administrator-asked', { input }, isAdministrators).then(() =>
      declineOrderTransferRequestWorkflow.runAsStep({ input: medusasInput(input) }),
    )
  },
)
