import type { MedusaContainer, PaymentSessionDTO, PaymentSessionStatus } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

import { statusAtProvider } from '../medusa-internals'
import { rounded } from './rounded'

/** A payment session of Medusa, with its payment if Medusa has authorized one. */
export type Session = PaymentSessionDTO

/** Paid on delivery, by bank transfer or on invoice, after the order. */
const laterProviders: ReadonlySet<string> = new Set(['pp_system_default', 'pp_bank-transfer', 'pp_net-terms'])

/** A provider that is paid after the order holds no money: there is nothing to wait for, and nothing to give back. */
export const holdsMoney = (providerId: string): boolean => !laterProviders.has(providerId)

const relations = ['payment', 'payment.captures', 'payment.refunds']

/** Undefined when there is none: Medusa deletes sessions, and gives their payments up at the provider. */
export async function findSession(container: MedusaContainer, id: string): Promise<Session | undefined> {
  const [session] = await container.resolve(Modules.PAYMENT).listPaymentSessions({ id }, { relations })
  return session
}

export async function sessionsOf(
  container: MedusaContainer,
  collectionId: string,
): Promise<readonly Session[]> {
  return await container
    .resolve(Modules.PAYMENT)
    .listPaymentSessions({ payment_collection_id: collectionId }, { relations })
}

/** The cart that a collection of payments belongs to. */
export async function cartOfCollection(
  container: MedusaContainer,
  collectionId: string,
): Promise<string | undefined> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'cart_payment_collection',
    fields: ['cart_id'],
    filters: { payment_collection_id: collectionId },
  })
  const [link]: ({ readonly cart_id?: string } | undefined)[] = data
  return link?.cart_id
}

/** The collection of a cart's payments; undefined while there is none. */
export async function collectionOfCart(
  container: MedusaContainer,
  cartId: string,
): Promise<string | undefined> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'cart_payment_collection',
    fields: ['payment_collection_id'],
    filters: { cart_id: cartId },
  })
  const [link]: ({ readonly payment_collection_id?: string } | undefined)[] = data
  return link?.payment_collection_id
}

/** Whether an order is paid from the collection. Holds from the order's creation on, before the cart is completed. */
export async function hasOrder(container: MedusaContainer, collectionId: string): Promise<boolean> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'order_payment_collection',
    fields: ['order_id'],
    filters: { payment_collection_id: collectionId },
  })
  return data.length > 0
}

/** In the metadata of a collection that was taken off its cart when its payments were given back. */
export const releasedFrom = 'released_from'

/** Whether a payment of the cart was given back. */
export async function wasReleased(container: MedusaContainer, cartId: string): Promise<boolean> {
  const released = { metadata: { [releasedFrom]: cartId } } as object
  const found = await container
    .resolve(Modules.PAYMENT)
    .listPaymentCollections(released, { select: ['id'], take: 1 })
  return found.length > 0
}

/** What has become of a session's money. */
export type PaymentState =
  /** Held, taken, or on its way: an order may be placed for it. */
  | 'charged'
  /** The shopper has not finished. */
  | 'open'
  /** Given back or released: no order may be placed for it. */
  | 'over'

export async function stateOf(container: MedusaContainer, session: Session): Promise<PaymentState> {
  if (session.status === 'canceled' || isGivenBack(session)) return 'over'
  return states[await statusAtProvider(container, session)]
}

const states: Readonly<Record<PaymentSessionStatus, PaymentState>> = {
  authorized: 'charged',
  captured: 'charged',
  pending_authorization: 'charged',
  pending: 'open',
  requires_more: 'open',
  error: 'open',
  canceled: 'over',
}

/** Providers call a payment "captured" also when all of it was refunded, so Medusa's books decide. */
function isGivenBack({ payment }: Session): boolean {
  if (payment?.canceled_at != null) return true
  const { captured, refunded } = sumsOf({ payment })
  return captured > 0 && refunded >= captured
}

/** What was taken and given back of a session's payment, in major currency units. */
export function sumsOf({ payment }: { readonly payment?: Session['payment'] }): {
  readonly captured: number
  readonly refunded: number
} {
  const sum = (rows: readonly { readonly amount: unknown }[] | undefined): number =>
    rounded((rows ?? []).reduce((total, { amount }) => total + Number(amount), 0))
  return { captured: sum(payment?.captures), refunded: sum(payment?.refunds) }
}
