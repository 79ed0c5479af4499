import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'

/** The customer record of a cart: an account, or Medusa's guest record for an email. */
interface CartCustomer {
  readonly id: string
  readonly email: string
  readonly has_account: boolean
}

export interface CartOwner {
  readonly isCompleted: boolean
  /** When it became an order, in milliseconds since 1970. */
  readonly completedAt?: number
  readonly customer: CartCustomer | undefined
}

/** Undefined when there is no cart with this id. */
export async function readCartOwner(scope: MedusaContainer, cartId: string): Promise<CartOwner | undefined> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'cart',
    fields: ['id', 'completed_at', 'customer.id', 'customer.email', 'customer.has_account'],
    filters: { id: cartId },
  })
  const [cart]: ({ completed_at?: string | Date | null; customer?: CartCustomer | null } | undefined)[] = data
  if (cart === undefined) return undefined
  const { completed_at: completed, customer } = cart
  return {
    isCompleted: completed != null,
    ...(completed != null && { completedAt: new Date(completed).getTime() }),
    customer: customer ?? undefined,
  }
}

/** The account a cart belongs to; undefined for a guest's cart. */
export function accountOf({ customer }: CartOwner): string | undefined {
  return customer?.has_account === true ? customer.id : undefined
}

/** How long the id of a guest's cart opens what the buyer has typed, after it became an order. In milliseconds. */
const openAfterOrder = 3_600_000

/** Whether a guest's cart is an order for so long that its id is no proof any more. A customer's cart has its customer. */
export function isOldOrder(owner: CartOwner, now: number): boolean {
  const { completedAt } = owner
  return accountOf(owner) === undefined && completedAt !== undefined && completedAt + openAfterOrder < now
}

/** Who asks for the order of a cart. */
export type Orderer = { readonly kind: 'guest' } | { readonly kind: 'customer'; readonly id: string }

/**
 * A customer can only order a cart of their own, a guest only a guest's cart. A signed-in customer has to transfer the
 * cart first. Ordering a completed cart answers with its order.
 *
 * @throws `cart_not_transferred`, or that there is no such cart.
 */
export function refuseOthersCart(cartId: string, owner: CartOwner | undefined, orderer: Orderer): void {
  const account = owner && accountOf(owner)
  if (orderer.kind === 'guest' && account !== undefined)
    throw new MedusaError(MedusaError.Types.NOT_FOUND, `Cart with id '${cartId}' not found`)
  if (orderer.kind === 'customer' && owner?.isCompleted === false && account !== orderer.id)
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      'The cart does not belong to this customer. Transfer it first.',
      'cart_not_transferred',
    )
}
