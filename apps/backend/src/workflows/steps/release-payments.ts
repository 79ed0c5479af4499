import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'

import { statusAtProvider } from '../../lib/medusa-internals'
import {
  findSession,
  hasOrder,
  holdsMoney,
  releasedFrom,
  sessionsOf,
  stateOf,
  sumsOf,
  type Session,
} from '../../lib/payments/payment-session'
import { rounded } from '../../lib/payments/rounded'

interface PaymentsToRelease {
  readonly cart_id?: string | undefined
  readonly collection_id: string
}

/**
 * Gives back what the payments of a cart hold or have taken, unless there is an order, whatever a second tab is told. True when there
 * was anything to give back. Without compensation: money that went back does not come again, and a repeated attempt does what is
 * missing. The cart's lock is held.
 */
export const releasePaymentsStep = createStep(
  'release-payments',
  async (payments: PaymentsToRelease, { container }) =>
    new StepResponse(await releaseWithoutOrder(container, payments)),
)

/** The same after a refusal, which is the answer in any case: what is not given back yet, the job gives back. */
export const tryToReleasePaymentsStep = createStep(
  'try-to-release-payments',
  async (payments: PaymentsToRelease, { container }) => {
    try {
      return new StepResponse(await releaseWithoutOrder(container, payments))
    } catch (error) {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(
          `The payment of cart ${payments.cart_id ?? ''} is not given back yet`,
          error instanceof Error ? error : undefined,
        )
      return new StepResponse(false)
    }
  },
)

export async function releaseWithoutOrder(
  container: MedusaContainer,
  payments: PaymentsToRelease,
): Promise<boolean> {
  return !(await hasOrder(container, payments.collection_id)) && (await releasePayments(container, payments))
}

/**
 * The collection is taken off the cart first, so that no order is placed with a payment that is being given back; the next payment
 * gets a new collection, and this one keeps its records. The session is marked last: until then the next attempt, or the job, repeats
 * what is missing.
 */
async function releasePayments(
  container: MedusaContainer,
  { cart_id: cartId, collection_id: collectionId }: PaymentsToRelease,
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
