import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { unfinishedCompletions } from '../lib/checkout/interrupted-completion'
import { undoInterruptedCompletionWorkflow } from '../workflows/undo-interrupted-completion'

/** Longer than a completion takes; a shopper who tries again does not wait for this job. In milliseconds. */
const age = 180_000

/** Gives the stock back that a killed process has reserved for a shopper who did not try again. */
export default async function undoInterruptedCompletions(container: MedusaContainer): Promise<void> {
  const interrupted = await unfinishedCompletions(container, { before: new Date(Date.now() - age) })
  for (const cartId of new Set(interrupted.map(({ cartId: id }) => id)))
    await undoInterruptedCompletionWorkflow(container)
      .run({ input: { cart_id: cartId } })
      .catch((error: unknown) => {
        // The others do not wait for it: the next run tries again.
        container
          .resolve(ContainerRegistrationKeys.LOGGER)
          .error(
            `The interrupted order of cart ${cartId} is not undone`,
            error instanceof Error ? error : undefined,
          )
      })
}

export const config = { name: 'undo-interrupted-completions', schedule: '* * * * *' }
