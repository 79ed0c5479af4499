import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError, Modules } from '@medusajs/framework/utils'
import {
  addToCartWorkflow,
  createCartWorkflow,
  deleteLineItemsWorkflow,
  transferCartCustomerWorkflow,
} from '@medusajs/medusa/core-flows'

import { lockTimeout } from '../checkout/lock-request'
import { withLocks } from '../checkout/with-locks'
import { mostLines } from './cart-size'
import { isBeingPaid } from './is-being-paid'

/** How long it waits for the lock of another cart, in milliseconds: one that is locked for longer is being ordered. */
const patienceForOther = 5_000

interface OpenCart {
  readonly id: string
  readonly region_id: string
  readonly sales_channel_id: string
  readonly customer?: { readonly id: string; readonly has_account: boolean } | null
  readonly items?: readonly CartItem[] | null
}

interface CartItem {
  readonly id: string
  readonly variant_id: string | null
  readonly quantity: number
  readonly title: string
}

interface LeftOut {
  readonly title: string
  readonly quantity: number
}

export interface MergedCart {
  readonly cartId: string
  /** Items of the other carts that could not be added because they are sold out or no longer sold. */
  readonly leftOut: readonly LeftOut[]
}

/**
 * Merges a customer's carts into one. The guest's cart, if it has items, becomes the customer's; otherwise the most recent
 * cart is used, and a customer without a cart gets a new one. The items of their other carts, from another device or
 * session, are moved into it, except from or into a cart that is being paid: its payment would be given up. Idempotent.
 */
export async function mergeCarts(
  scope: MedusaContainer,
  customerId: string,
  guestCartId: string | undefined,
  channelId: string | undefined,
): Promise<MergedCart> {
  const own = await ownCarts(scope, customerId)
  const guests = guestCartId === undefined ? undefined : await takeOver(scope, guestCartId, customerId)
  const cart = guests ?? own.find(hasItems) ?? own.find(({ id }) => id === guestCartId) ?? own[0]
  if (cart === undefined) return { cartId: await createCart(scope, customerId, channelId), leftOut: [] }
  const leftOut: LeftOut[] = []
  for (const other of own)
    if (hasItems(other) && isMovable(other, cart))
      leftOut.push(...(await moveUnlessPaid(scope, other.id, cart.id)))
  return { cartId: cart.id, leftOut }
}

const fields = [
  'id',
  'region_id',
  'sales_channel_id',
  'customer.id',
  'customer.has_account',
  'items.id',
  'items.title',
  'items.variant_id',
  'items.quantity',
]

async function openCart(scope: MedusaContainer, id: string): Promise<OpenCart | undefined> {
  const { data } = await scope
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: 'cart', fields, filters: { id, completed_at: null } })
  const [cart]: unknown[] = data
  return cart as OpenCart | undefined
}

/** The customer's open carts, most recent first. */
async function ownCarts(scope: MedusaContainer, customerId: string): Promise<readonly OpenCart[]> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'cart',
    fields,
    filters: { customer_id: customerId, completed_at: null },
    pagination: { take: 20, order: { updated_at: 'DESC' } },
  })
  return data
}

async function createCart(
  scope: MedusaContainer,
  customerId: string,
  channelId: string | undefined,
): Promise<string> {
  const channel = channelId === undefined ? {} : { sales_channel_id: channelId }
  const { result } = await createCartWorkflow(scope).run({ input: { customer_id: customerId, ...channel } })
  return result.id
}

const hasItems = ({ items }: OpenCart): boolean => (items?.length ?? 0) > 0

/** Prices and stock depend on the region and the sales channel. */
const isMovable = (from: OpenCart, to: OpenCart): boolean =>
  from.id !== to.id && from.region_id === to.region_id && from.sales_channel_id === to.sales_channel_id

const isOthers = ({ customer }: OpenCart, customerId: string): boolean =>
  customer?.has_account === true && customer.id !== customerId

/** The guest's cart, which becomes the customer's if it has items and belongs to no other account. */
async function takeOver(
  scope: MedusaContainer,
  id: string,
  customerId: string,
): Promise<OpenCart | undefined> {
  let taken: OpenCart | undefined
  await withLocks(
    scope.resolve(Modules.LOCKING),
    [`writing:${id}`],
    async () => {
      const cart = await openCart(scope, id)
      if (cart === undefined || !hasItems(cart) || isOthers(cart, customerId)) return
      await transferCartCustomerWorkflow(scope).run({ input: { id, customer_id: customerId } })
      taken = cart
    },
    { until: Date.now() + lockTimeout * 1000 },
  )
  return taken
}

/** Leaves both carts as they are while one of them is ordered or paid. */
async function moveUnlessPaid(
  scope: MedusaContainer,
  fromId: string,
  toId: string,
): Promise<readonly LeftOut[]> {
  let leftOut: readonly LeftOut[] = []
  let isHeld = false
  const move = async (): Promise<void> => {
    isHeld = true
    // As they are now: before the lock they may have been ordered.
    const from = await openCart(scope, fromId)
    const to = await openCart(scope, toId)
    if (from === undefined || to === undefined) return
    if ((await isBeingPaid(scope, fromId)) || (await isBeingPaid(scope, toId))) return
    leftOut = await moveItems(scope, from, to)
  }
  const keys = [`writing:${fromId}`, `writing:${toId}`]
  try {
    await withLocks(scope.resolve(Modules.LOCKING), keys, move, { until: Date.now() + patienceForOther })
  } catch (error) {
    if (isHeld) throw error
  }
  return leftOut
}

/**
 * Moves items one by one: an item that can no longer be bought must not block the others. An item is removed first, and put
 * back when the add fails: otherwise every request that fails at the removal would add it again.
 */
async function moveItems(scope: MedusaContainer, from: OpenCart, to: OpenCart): Promise<readonly LeftOut[]> {
  const leftOut: LeftOut[] = []
  // What a full cart does not take stays where it is.
  const free = mostLines - (to.items?.length ?? 0)
  for (const { id, variant_id, quantity, title } of (from.items ?? []).slice(0, Math.max(0, free))) {
    await deleteLineItemsWorkflow(scope).run({ input: { cart_id: from.id, ids: [id] } })
    try {
      if (variant_id === null) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'The item has no variant')
      await addToCartWorkflow(scope).run({ input: { cart_id: to.id, items: [{ variant_id, quantity }] } })
    } catch (error) {
      if (!isRefusal(error)) {
        await scope.resolve(Modules.CART).restoreLineItems([id])
        throw error
      }
      leftOut.push({ title, quantity })
    }
  }
  return leftOut
}

const refusals: ReadonlySet<unknown> = new Set([
  MedusaError.Types.INVALID_DATA,
  MedusaError.Types.NOT_ALLOWED,
  MedusaError.Types.NOT_FOUND,
])

/** Sold out or withdrawn. After any other error the item stays in its cart, for the next sign-in. */
function isRefusal(error: unknown): boolean {
  // An error from a workflow may have lost its class.
  return refusals.has((error as { readonly type?: unknown } | null)?.type)
}
