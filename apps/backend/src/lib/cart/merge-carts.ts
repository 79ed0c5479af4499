import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'
import {
  addToCartWorkflow,
  createCartWorkflow,
  deleteLineItemsWorkflow,
  transferCartCustomerWorkflow,
} from '@medusajs/medusa/core-flows'

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
 * session, are moved into it. Idempotent.
 */
export async function mergeCarts(
  scope: MedusaContainer,
  customerId: string,
  guestCartId: string | undefined,
  channelId: string | undefined,
): Promise<MergedCart> {
  const named = guestCartId === undefined ? undefined : await openCart(scope, guestCartId)
  const own = await ownCarts(scope, customerId)
  const guests = named !== undefined && hasItems(named) && !isOthers(named, customerId) ? named : undefined
  if (guests !== undefined)
    await transferCartCustomerWorkflow(scope).run({ input: { id: guests.id, customer_id: customerId } })
  const cart = guests ?? own.find(hasItems) ?? own.find(({ id }) => id === named?.id) ?? own[0]
  if (cart === undefined) return { cartId: await createCart(scope, customerId, channelId), leftOut: [] }
  const leftOut: LeftOut[] = []
  for (const other of own)
    if (hasItems(other) && isMovable(other, cart)) leftOut.push(...(await moveItems(scope, other, cart.id)))
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

/** Moves items one by one: an item that can no longer be bought must not block the others. */
async function moveItems(scope: MedusaContainer, from: OpenCart, to: string): Promise<readonly LeftOut[]> {
  const leftOut: LeftOut[] = []
  for (const { id, variant_id, quantity, title } of from.items ?? []) {
    try {
      if (variant_id === null) throw new MedusaError(MedusaError.Types.NOT_FOUND, 'The item has no variant')
      await addToCartWorkflow(scope).run({ input: { cart_id: to, items: [{ variant_id, quantity }] } })
    } catch (error) {
      if (!isRefusal(error)) throw error
      leftOut.push({ title, quantity })
    }
    await deleteLineItemsWorkflow(scope).run({ input: { cart_id: from.id, ids: [id] } })
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
