import { createWorkflow, transform, type WorkflowData } from '@medusajs/framework/workflows-sdk'
import {
  acquireLockStep,
  addToCartWorkflow,
  deleteLineItemsWorkflow,
  releaseLockStep,
} from '@medusajs/medusa/core-flows'

interface ItemToMove {
  readonly id: string
  readonly variantId: string
  readonly quantity: number
  readonly fromCartId: string
  readonly toCartId: string
}

/** As long as Medusa's own workflows of a cart hold its lock, and wait for it. */
const lock = { timeout: 2, ttl: 10 }

/**
 * Moves an item to another cart, or leaves both as they are. It is added first: where it is sold out nothing has to be undone, and
 * a process that is killed in between does not lose it.
 */
export const moveCartItemWorkflow = createWorkflow('move-cart-item', (input: WorkflowData<ItemToMove>) => {
  // Within another workflow those of Medusa take no lock.
  acquireLockStep({ key: input.fromCartId, ...lock }).config({ name: 'lock-from' })
  acquireLockStep({ key: input.toCartId, ...lock }).config({ name: 'lock-to' })
  addToCartWorkflow.runAsStep({
    input: transform({ input }, ({ input: { toCartId, variantId, quantity } }) => ({
      cart_id: toCartId,
      items: [{ variant_id: variantId, quantity }],
    })),
  })
  deleteLineItemsWorkflow.runAsStep({
    input: transform({ input }, ({ input: { fromCartId, id } }) => ({ cart_id: fromCartId, ids: [id] })),
  })
  releaseLockStep({ key: input.toCartId }).config({ name: 'release-to' })
  releaseLockStep({ key: input.fromCartId }).config({ name: 'release-from' })
})
