import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError, Modules } from '@medusajs/framework/utils'
import { completeCartWorkflowId } from '@medusajs/medusa/core-flows'

import { undoInterruptedCompletion, unfinishedCompletions } from '../checkout/interrupted-completion'
import { inventoryItemsInCart } from '../checkout/inventory-items'
import { withLocks } from '../checkout/with-locks'
import { completionsFailed, ordersPlaced } from '../metrics/metrics'

/** How an attempt to order a paid cart ended; it is an error when another attempt may succeed. */
export type Placing = 'ordered' | 'refused'

/** Refusals that repeat: the cart cannot become an order as it is. */
const definite: ReadonlySet<unknown> = new Set([
  MedusaError.Types.NOT_ALLOWED,
  MedusaError.Types.INVALID_DATA,
  MedusaError.Types.NOT_FOUND,
  MedusaError.Types.PAYMENT_AUTHORIZATION_ERROR,
  MedusaError.Types.PAYMENT_REQUIRES_MORE_ERROR,
])

/**
 * Completes a cart for a shopper who paid and did not come back: in the queue of all orders (decision 10). The caller holds
 * the cart's lock.
 *
 * @throws when the queue takes too long, and when something else than the cart is at fault.
 */
export async function placePaidOrder(
  container: MedusaContainer,
  cartId: string,
  until: number,
): Promise<Placing> {
  for (const completion of await unfinishedCompletions(container, { cartId }))
    await undoInterruptedCompletion(container, completion)
  const items = await inventoryItemsInCart(container, cartId)
  let placing: Placing = 'refused'
  await withLocks(
    container.resolve(Modules.LOCKING),
    items.map((id) => `ordering:${id}`),
    async () => {
      placing = await complete(container, cartId)
    },
    { until },
  )
  return placing
}

async function complete(container: MedusaContainer, cartId: string): Promise<Placing> {
  const { errors, transaction } = await container
    .resolve(Modules.WORKFLOW_ENGINE)
    .run(completeCartWorkflowId, { input: { id: cartId }, throwOnError: false })
  const error: unknown = errors[0]?.error
  if (error === undefined) {
    if (!transaction.hasFinished()) throw new Error(`Cart ${cartId} is being completed elsewhere.`)
    ordersPlaced.inc()
    return 'ordered'
  }
  const { type, code, message } = error as Partial<MedusaError>
  if (!definite.has(type)) throw error
  completionsFailed.inc({ reason: code ?? type ?? 'unknown' })
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .warn(`Cart ${cartId} was paid and cannot be ordered: ${message ?? type}`)
  return 'refused'
}
