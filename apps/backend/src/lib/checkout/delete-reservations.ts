import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

import { withLocks } from './with-locks'

/** How long to wait for other work on the same stock. In milliseconds. */
const patience = 120_000

/** Makes the stock that is reserved for these lines of orders available again. */
export async function deleteReservations(
  container: MedusaContainer,
  lineItems: readonly string[],
): Promise<void> {
  const inventory = container.resolve(Modules.INVENTORY)
  const reservations = await inventory.listReservationItems({ line_item_id: [...lineItems] })
  await withLocks(
    container.resolve(Modules.LOCKING),
    reservations.map(({ inventory_item_id: item }) => item),
    async () => inventory.deleteReservationItems(reservations.map(({ id }) => id)),
    { until: Date.now() + patience },
  )
}
