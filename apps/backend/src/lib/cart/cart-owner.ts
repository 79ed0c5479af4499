import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/** The customer record of a cart: an account, or Medusa's guest record for an email. */
interface CartCustomer {
  readonly id: string
  readonly email: string
  readonly has_account: boolean
}

export interface CartOwner {
  readonly isCompleted: boolean
  readonly customer: CartCustomer | undefined
}

/** Undefined when there is no cart with this id. */
export async function readCartOwner(scope: MedusaContainer, cartId: string): Promise<CartOwner | undefined> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'cart',
    fields: ['id', 'completed_at', 'customer.id', 'customer.email', 'customer.has_account'],
    filters: { id: cartId },
  })
  const [cart]: ({ completed_at?: unknown; customer?: CartCustomer | null } | undefined)[] = data
  if (cart === undefined) return undefined
  return { isCompleted: cart.completed_at != null, customer: cart.customer ?? undefined }
}

/** The account a cart belongs to; undefined for a guest's cart. */
export function accountOf({ customer }: CartOwner): string | undefined {
  return customer?.has_account === true ? customer.id : undefined
}
