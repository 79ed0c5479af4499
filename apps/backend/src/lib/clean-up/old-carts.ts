import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

type Moment = string | Date

interface Touched {
  readonly updated_at: Moment
}

export interface FoundCart extends Touched {
  readonly id: string
  readonly completed_at?: Moment | null
  readonly customer?: { readonly has_account: boolean } | null
  readonly order?: { readonly id: string } | null
  readonly items?: readonly (Touched | null)[] | null
  readonly shipping_methods?: readonly (Touched | null)[] | null
  readonly credit_lines?: readonly unknown[] | null
  readonly shipping_address?: { readonly id: string } | null
  readonly billing_address?: { readonly id: string } | null
  readonly payment_collection?: PaymentCollection | null
}

interface PaymentCollection {
  readonly id: string
  readonly status: string
}

const fields = [
  'id',
  'updated_at',
  'completed_at',
  'customer.has_account',
  'order.id',
  'items.updated_at',
  'shipping_methods.updated_at',
  'credit_lines.id',
  'shipping_address.id',
  'billing_address.id',
  'payment_collection.id',
  'payment_collection.status',
]

/** Statuses without money. A payment without an order is for the merchant to look at. */
const unpaid = new Set(['not_paid', 'awaiting', 'canceled'])

/**
 * Whether a cart may be deleted: a guest's, without an order, payment or credit, and with no change since then. Medusa does
 * not change the cart's own row with each of its lines. A customer expects the cart of an account to be there.
 */
export function isAbandoned(cart: FoundCart, since: Date): boolean {
  const touched = [cart, ...(cart.items ?? []), ...(cart.shipping_methods ?? [])]
  return (
    cart.completed_at == null &&
    cart.order == null &&
    cart.customer?.has_account !== true &&
    (cart.credit_lines ?? []).length === 0 &&
    unpaid.has(cart.payment_collection?.status ?? 'not_paid') &&
    touched.every((part) => part === null || new Date(part.updated_at) < since)
  )
}

/** Deletes them in batches, so that no statement takes long. Returns how many there were. */
export async function deleteAbandonedCarts(
  container: MedusaContainer,
  since: Date,
  batch = 200,
): Promise<number> {
  let deleted = 0
  let last = ''
  for (;;) {
    const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
      entity: 'cart',
      fields,
      filters: { id: { $gt: last }, completed_at: null, updated_at: { $lt: since } },
      pagination: { take: batch, order: { id: 'ASC' } },
    })
    const found = data as readonly FoundCart[]
    const abandoned = found.filter((cart) => isAbandoned(cart, since))
    if (abandoned.length > 0) await deleteCarts(container, abandoned)
    deleted += abandoned.length
    if (found.length < batch) return deleted
    last = found.at(-1)?.id ?? ''
  }
}

/** Deletes the carts of customers that nothing was ordered from and nothing paid for. */
export async function deleteOpenCarts(
  container: MedusaContainer,
  customerIds: readonly string[],
): Promise<void> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'cart',
    fields,
    filters: { customer_id: [...customerIds], completed_at: null },
  })
  const open = (data as readonly FoundCart[]).filter(
    (cart) => cart.order == null && unpaid.has(cart.payment_collection?.status ?? 'not_paid'),
  )
  if (open.length > 0) await deleteCarts(container, open)
}

async function deleteCarts(container: MedusaContainer, abandoned: readonly FoundCart[]): Promise<void> {
  const carts = container.resolve(Modules.CART)
  const ids = abandoned.map(({ id }) => id)
  const payments = abandoned.flatMap(({ payment_collection: payment }) => payment?.id ?? [])
  const addresses = abandoned.flatMap((cart) => [
    ...(cart.shipping_address == null ? [] : [cart.shipping_address.id]),
    ...(cart.billing_address == null ? [] : [cart.billing_address.id]),
  ])
  // The cart last: if one of the others fails, the next run finds it again.
  await container.resolve(ContainerRegistrationKeys.LINK).delete({ [Modules.CART]: { cart_id: ids } })
  if (payments.length > 0) await container.resolve(Modules.PAYMENT).deletePaymentCollections(payments)
  await carts.deleteCarts(ids)
  if (addresses.length > 0) await carts.deleteAddresses(addresses)
}
