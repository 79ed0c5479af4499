import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

import {
  findSession,
  holdsMoney,
  sessionsOf,
  stateOf,
  statusAtProvider,
  sumsOf,
  type Session,
} from './payment-session'
import { rounded } from './rounded'

interface Released {
  readonly cartId: string | undefined
  readonly collectionId: string
}

/**
 * Gives back what the payments of a cart without an order hold or have taken. True when there was anything to give back.
 *
 * The caller holds the cart's lock and has made sure that there is no order. The collection is taken off the cart first, so
 * that no order is placed with a payment that is being given back; the next payment gets a new collection, and this one
 * keeps its records. The session is marked last: until then the next attempt, or the job, repeats what is missing.
 */
export async function releasePayments(
  container: MedusaContainer,
  { cartId, collectionId }: Released,
): Promise<boolean> {
  const charged: Session[] = []
  for (const session of await sessionsOf(container, collectionId))
    if (holdsMoney(session.provider_id) && (await stateOf(container, session)) === 'charged')
      charged.push(session)
  if (charged.length === 0) return false
  if (cartId !== undefined) {
    await container.resolve(Modules.PAYMENT).updatePaymentCollections(collectionId, {
      metadata: { [releasedFrom]: cartId },
    })
    await container.resolve(ContainerRegistrationKeys.LINK).dismiss({
      [Modules.CART]: { cart_id: cartId },
      [Modules.PAYMENT]: { payment_collection_id: collectionId },
    })
  }
  for (const { id } of charged) await giveBack(container, id)
  return true
}

/** In the metadata of a collection that was taken off its cart. */
const releasedFrom = 'released_from'

/** Whether a payment of the cart was given back. */
export async function wasReleased(container: MedusaContainer, cartId: string): Promise<boolean> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const found = await knex('payment_collection')
    .whereRaw(`metadata->>'${releasedFrom}' = ?`, [cartId])
    .limit(1)
    .select('id')
  return found.length > 0
}

/** Marks a session whose payment was given back by other means as over; gives back what is left of any other. */
async function giveBack(container: MedusaContainer, sessionId: string): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT)
  const session = await findSession(container, sessionId)
  if (session === undefined) return
  const paymentId = session.payment?.id ?? (await authorize(container, sessionId))
  // It is not authorized yet, but on its way: the provider is told to stop.
  if (paymentId === undefined) return payments.deletePaymentSession(sessionId)
  const authorized = (await findSession(container, sessionId)) ?? session
  const status = await statusAtProvider(container, authorized)
  if (status === 'captured') {
    const recorded = sumsOf(authorized).captured
    if (recorded === 0) await payments.capturePayment({ payment_id: paymentId })
    const { captured, refunded } = sumsOf((await findSession(container, sessionId)) ?? authorized)
    const amount = rounded(captured - refunded)
    if (amount > 0)
      await payments.refundPayment({ payment_id: paymentId, amount, note: 'The order could not be placed.' })
  } else if (authorized.payment?.canceled_at == null) {
    await payments.cancelPayment(paymentId)
  }
  const { amount, currency_code, data } = authorized
  await payments.updatePaymentSession({
    id: sessionId,
    amount,
    currency_code,
    data,
    status: 'canceled',
  })
}

/** Makes Medusa record the payment that the shopper has authorized at the provider. */
async function authorize(container: MedusaContainer, sessionId: string): Promise<string | undefined> {
  const payment: { readonly id: string } | null = await container
    .resolve(Modules.PAYMENT)
    .authorizePaymentSession(sessionId, {})
  return payment?.id
}
