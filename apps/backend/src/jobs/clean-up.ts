import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { deleteAbandonedCarts } from '../lib/clean-up/old-carts'
import { deleteOldExports } from '../lib/clean-up/old-exports'
import { daysBefore, deleteOldRows, oldRows } from '../lib/clean-up/old-rows'
import { wholeNumber } from '../lib/configuration/settings'

/**
 * Deletes what no shopper comes back for. With Redis one process of all runs it, because Medusa puts a job into one queue.
 * Ages are counted from the time that the job was scheduled for.
 */
export default async function cleanUp(
  container: MedusaContainer,
  { scheduledFor: now }: { readonly scheduledFor: Date },
): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const days = wholeNumber(process.env, 'CART_DAYS', 90)
  const deletions = [
    { name: 'abandoned carts', run: async () => deleteAbandonedCarts(container, daysBefore(now, days)) },
    // Before the notifications, which have their addresses.
    { name: 'files of exports', run: async () => deleteOldExports(container, now) },
    ...oldRows.map((rows) => ({ name: rows.name, run: async () => deleteOldRows(container, rows, now) })),
  ]
  const counts: string[] = []
  for (const { name, run } of deletions) {
    // One that fails does not keep the others from running.
    const count = await run().catch((error: unknown) => {
      logger.error(`Clean-up of ${name} failed`, error instanceof Error ? error : undefined)
      return 0
    })
    if (count > 0) counts.push(`${count} ${name}`)
  }
  logger.info(`Clean-up: ${counts.length === 0 ? 'nothing to delete' : counts.join(', ')}.`)
}

// At night, at a minute that other jobs leave free.
export const config = { name: 'clean-up', schedule: '40 3 * * *' }
