import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { updateCartsStep } from '@medusajs/medusa/core-flows'

import { guestRecordFor } from '../lib/cart/guest-record'

interface GuestCart {
  readonly cartId: string
  /** That the guest has typed. */
  readonly email: string
}

/** Without compensation: a record that was made for the email is found the next time. */
const findGuestRecordStep = createStep('find-guest-record', async (email: string, { container }) => {
  return new StepResponse(await guestRecordFor(container, email))
})

/** Assigns the guest record of an email to a guest's cart, never an account. */
export const assignGuestRecordWorkflow = createWorkflow(
  'assign-guest-record',
  (input: WorkflowData<GuestCart>) => {
    const record = findGuestRecordStep(input.email)
    updateCartsStep(
      transform({ input, record }, (known) => [{ id: known.input.cartId, customer_id: known.record }]),
    )
  },
)
