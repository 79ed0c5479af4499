import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

import { undoInterruptedCompletion, unfinishedCompletions } from '../lib/checkout/interrupted-completion'
import { withLocks } from '../lib/checkout/with-locks'

/** Longer than a completion takes; a shopper who tries again does not wait for this job. In milliseconds. */
const age = 180_000

/** Gives the stock back that a killed process has reserved for a shopper who did not try again. */
export default async function undoInterruptedCompletions(container: MedusaContainer): Promise<void> {
  const locking = container.resolve(Modules.LOCKING)
  for (const completion of await unfinishedCompletions(container, { before: new Date(Date.now() - age) }))
    await withLocks(
      locking,
      [`writing:${completion.cartId}`],
      async () => {
        const unfinished = await unfinishedCompletions(container, completion)
        const still = unfinished.find(({ id }) => id === completion.id)
        if (still !== undefined) await undoInterruptedCompletion(container, still)
      },
      { until: Date.now() + 10_000 },
    ).catch((error: unknown) => {
      // The others do not wait for it: the next run tries again.
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(
          `The interrupted order of cart ${completion.cartId} is not undone`,
          error instanceof Error ? error : undefined,
        )
    })
}

export const config = { name: 'undo-interrupted-completions', schedule: '* * * * *' }
