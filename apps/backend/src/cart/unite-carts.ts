import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'
import {
  addToCartWorkflow,
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

export interface UnitedCart {
  /** Undefined when the customer has no cart. */
  readonly cartId: string | undefined
  /** Items of the earlier cart that could not be added, because they are sold out or no longer sold. */
  readonly leftOut: readonly { readonly title: string; readonly quantity: number }[]
}

/**
 * The one cart of a customer who has just signed in. The guest's cart, if it holds anything, becomes the customer's,
 * and the items of the cart they left earlier, here or on another device, are moved into it. An empty cart gives way to
 * the one they left. Doing it twice changes nothing more.
 */
export async function uniteCarts(
  scope: MedusaContainer,
  customerId: string,
  guestCartId: string | undefined,
): Promise<UnitedCart> {
  const guests = guestCartId === undefined ? undefined : await openCart(scope, guestCartId)
  const earlier = await earlierCart(scope, customerId, guests)
  if (guests === undefined || isOthers(guests, customerId)) return { cartId: earlier?.id, leftOut: [] }
  if (!hasItems(guests)) {
    const own = isOwn(guests, customerId) ? guests.id : undefined
    return { cartId: earlier?.id ?? own, leftOut: [] }
  }
  await transferCartCustomerWorkflow(scope).run({ input: { id: guests.id, customer_id: customerId } })
  const leftOut = earlier === undefined ? [] : await moveItems(scope, earlier, guests.id)
  return { cartId: guests.id, leftOut }
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

/** The latest other cart of the customer with anything in it, for the same region and sales channel. */
async function earlierCart(
  scope: MedusaContainer,
  customerId: string,
  current: OpenCart | undefined,
): Promise<OpenCart | undefined> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'cart',
    fields,
    filters: { customer_id: customerId, completed_at: null },
    pagination: { take: 20, order: { updated_at: 'DESC' } },
  })
  const own = data as unknown as readonly OpenCart[]
  return own.find(
    (cart) =>
      hasItems(cart) &&
      cart.id !== current?.id &&
      (current === undefined ||
        (cart.region_id === current.region_id && cart.sales_channel_id === current.sales_channel_id)),
  )
}

const hasItems = ({ items }: OpenCart): boolean => (items?.length ?? 0) > 0

const isOwn = ({ customer }: OpenCart, customerId: string): boolean => customer?.id === customerId

const isOthers = ({ customer }: OpenCart, customerId: string): boolean =>
  customer?.has_account === true && customer.id !== customerId

/** Item by item: one that cannot be bought any more must not keep the others from coming along. */
async function moveItems(scope: MedusaContainer, from: OpenCart, to: string) {
  const leftOut: { title: string; quantity: number }[] = []
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

/** What is sold out or withdrawn. After any other error the item stays where it is, for the next sign-in. */
function isRefusal(error: unknown): boolean {
  // A workflow's error may have lost its class on the way.
  return refusals.has((error as { readonly type?: unknown } | null)?.type)
}
