import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { unsettledSessions } from '../lib/payments/unsettled-sessions'
import { settlePaymentWorkflow } from '../workflows/settle-payment'

/** Minutes between two runs. */
const every = 5
/** After that a shopper no longer waits for the order. In minutes. */
const longestWait = 24 * 60

/**
 * Orders what was paid, or gives the money back, where neither the shopper nor a webhook did: the process was killed, or the
 * webhook was lost. Ages are counted from the time that the job was scheduled for.
 */
export default async function settlePayments(
  container: MedusaContainer,
  { scheduledFor: now }: { readonly scheduledFor: Date },
): Promise<void> {
  for (const { id, ageInMinutes } of await unsettledSessions(container, { now, every }))
    await settlePaymentWorkflow(container)
      .run({ input: { session_id: id, may_order: ageInMinutes < longestWait } })
      .catch((error: unknown) => {
        container
          .resolve(ContainerRegistrationKeys.LOGGER)
          .error(`The payment of session ${id} is not settled`, error instanceof Error ? error : undefined)
      })
}

export const config = { name: 'settle-payments', schedule: `*/${every} * * * *` }
