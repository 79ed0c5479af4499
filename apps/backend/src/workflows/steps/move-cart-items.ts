import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError, Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { deleteLineItemsWorkflow } from '@medusajs/medusa/core-flows'

import { mostLines } from '../../lib/cart/cart-size'
import { isBeingPaid } from '../../lib/cart/is-being-paid'
import { openCart, type CartItem, type OpenCart } from '../../lib/cart/open-carts'
import { withLocks } from '../../lib/checkout/with-locks'
import { moveCartItemWorkflow } from '../move-cart-item'

/** How long it waits for the lock of another cart, in milliseconds: one that is locked for longer is being ordered. */
const patience = 5_000

export interface LeftOut {
  readonly title: string
  readonly quantity: number
}

interface CartsToEmpty {
  readonly fromIds: readonly string[]
  readonly toId: string
}

/**
 * Moves the items of carts into another. Without compensation: each item is moved whole or not at all, and what has been moved is
 * where a repeated request wants it. Answers with the items that could not be added because they are sold out or no longer sold.
 */
export const moveCartItemsStep = createStep(
  'move-cart-items',
  async ({ fromIds, toId }: CartsToEmpty, { container }) => {
    const leftOut: LeftOut[] = []
    for (const fromId of fromIds) leftOut.push(...(await moveUnlessPaid(container, fromId, toId)))
    return new StepResponse(leftOut)
  },
)

/** Leaves both carts as they are while one of them is ordered or paid. */
async function moveUnlessPaid(
  container: MedusaContainer,
  fromId: string,
  toId: string,
): Promise<readonly LeftOut[]> {
  let leftOut: readonly LeftOut[] = []
  let isHeld = false
  const move = async (): Promise<void> => {
    isHeld = true
    // As they are now: before the lock they may have been ordered.
    const from = await openCart(container, fromId)
    const to = await openCart(container, toId)
    if (from === undefined || to === undefined) return
    if ((await isBeingPaid(container, fromId)) || (await isBeingPaid(container, toId))) return
    leftOut = await moveItems(container, from, to)
  }
  const keys = [`writing:${fromId}`, `writing:${toId}`]
  try {
    await withLocks(container.resolve(Modules.LOCKING), keys, move, { until: Date.now() + patience })
  } catch (error) {
    if (isHeld) throw error
  }
  return leftOut
}

/** One by one: an item that can no longer be bought must not block the others. It leaves its cart. */
async function moveItems(
  container: MedusaContainer,
  from: OpenCart,
  to: OpenCart,
): Promise<readonly LeftOut[]> {
  const leftOut: LeftOut[] = []
  // What a full cart does not take stays where it is.
  const free = mostLines - (to.items?.length ?? 0)
  for (const item of (from.items ?? []).slice(0, Math.max(0, free))) {
    if (await isMoved(container, item, { fromCartId: from.id, toCartId: to.id })) continue
    await deleteLineItemsWorkflow(container).run({ input: { cart_id: from.id, ids: [item.id] } })
    leftOut.push({ title: item.title, quantity: item.quantity })
  }
  return leftOut
}

/** False when the item is sold out or withdrawn. */
async function isMoved(
  container: MedusaContainer,
  { id, variant_id: variantId, quantity }: CartItem,
  carts: { readonly fromCartId: string; readonly toCartId: string },
): Promise<boolean> {
  if (variantId === null) return false
  try {
    await moveCartItemWorkflow(container).run({ input: { id, variantId, quantity, ...carts } })
    return true
  } catch (error) {
    if (isRefusal(error)) return false
    throw error
  }
}

const refusals: ReadonlySet<unknown> = new Set([
  MedusaError.Types.INVALID_DATA,
  MedusaError.Types.NOT_ALLOWED,
  MedusaError.Types.NOT_FOUND,
])

/** After any other error the item stays in its cart, for the next sign-in. */
function isRefusal(error: unknown): boolean {
  // An error from a workflow may have lost its class.
  return refusals.has((error as { readonly type?: unknown } | null)?.type)
}
