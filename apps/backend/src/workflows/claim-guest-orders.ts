import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules, OrderWorkflowEvents } from '@medusajs/framework/utils'
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { emitEventStep, updateOrdersStep } from '@medusajs/medusa/core-flows'

interface Claim {
  readonly customerId: string
  /** Of the account, in lower case. */
  readonly email: string
  /** When it was verified, in ISO 8601. */
  readonly verifiedAt: string
}

const findGuestOrdersStep = createStep(
  'find-guest-orders',
  async (claim: Claim, { container }) => new StepResponse(await guestOrders(container, claim)),
)

async function guestOrders(
  container: MedusaContainer,
  { email, verifiedAt }: Claim,
): Promise<readonly string[]> {
  const guests = await container
    .resolve(Modules.CUSTOMER)
    .listCustomers({ email, has_account: false }, { select: ['id'] })
  if (guests.length === 0) return []
  const { data: orders } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'order',
    fields: ['id'],
    filters: {
      customer_id: guests.map(({ id }) => id),
      email,
      is_draft_order: false,
      created_at: { $lte: new Date(verifiedAt) },
    },
  })
  return orders.map(({ id }) => id)
}

/** Moves the guest orders that were placed with the account's address until its verification to the account. */
export const claimGuestOrdersWorkflow = createWorkflow('claim-guest-orders', (input: WorkflowData<Claim>) => {
  const ids = findGuestOrdersStep(input)
  when('there-are-orders', { ids }, (found) => found.ids.length > 0).then(() => {
    updateOrdersStep({
      selector: transform({ ids }, (found) => ({ id: [...found.ids] })),
      update: transform({ input }, ({ input: { customerId } }) => ({ customer_id: customerId })),
    })
    return emitEventStep({
      eventName: OrderWorkflowEvents.UPDATED,
      data: transform({ ids }, (found) => found.ids.map((id) => ({ id }))),
    })
  })
  return new WorkflowResponse(ids)
})
