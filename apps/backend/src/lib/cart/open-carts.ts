import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/** A cart that is not ordered. */
export interface OpenCart {
  readonly id: string
  readonly region_id: string
  readonly sales_channel_id: string
  readonly customer?: { readonly id: string; readonly has_account: boolean } | null
  readonly items?: readonly CartItem[] | null
}

export interface CartItem {
  readonly id: string
  readonly variant_id: string | null
  readonly quantity: number
  readonly title: string
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

export async function openCart(container: MedusaContainer, id: string): Promise<OpenCart | undefined> {
  const { data } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: 'cart', fields, filters: { id, completed_at: null } })
  const [cart]: unknown[] = data
  return cart as OpenCart | undefined
}

/** The customer's open carts, most recent first. */
export async function ownCarts(container: MedusaContainer, customerId: string): Promise<readonly OpenCart[]> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'cart',
    fields,
    filters: { customer_id: customerId, completed_at: null },
    pagination: { take: 20, order: { updated_at: 'DESC' } },
  })
  return data
}

export const hasItems = ({ items }: OpenCart): boolean => (items?.length ?? 0) > 0
