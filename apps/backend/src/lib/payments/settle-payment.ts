import type { MedusaContainer, WebhookActionResult } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { processPaymentWorkflow } from '@medusajs/medusa/core-flows'

import { withLocks } from '../checkout/with-locks'
import { placePaidOrder } from './place-paid-order'
import { cartOfCollection, findSession, hasOrder, stateOf, sumsOf, type Session } from './payment-session'
import { releasePayments } from './release-payment'
import { rounded } from './rounded'

/** How long it waits for the locks of the cart and its products, in milliseconds; as a shopper's completion does. */
const patience = 25_000

interface Settling {
  readonly sessionId: string
  /** What the provider has told, if it has. */
  readonly told?: { readonly action: WebhookActionResult['action']; readonly amount: number }
  /** False when the payment is too old for an order. */
  readonly mayOrder?: boolean
}

/**
 * Brings a payment to its end without its shopper: the cart becomes an order, or the money goes back. Repeatable, and
 * harmless when the shopper completes the cart at the same time: both hold the cart's lock.
 *
 * @throws when it has to be tried again.
 */
export async function settlePayment(container: MedusaContainer, settling: Settling): Promise<void> {
  const session = await findSession(container, settling.sessionId)
  const collectionId = session?.payment_collection_id
  if (session === undefined || collectionId === undefined) return
  const cartId = await cartOfCollection(container, collectionId)
  const until = Date.now() + patience
  await withLocks(
    container.resolve(Modules.LOCKING),
    [`writing:${cartId ?? collectionId}`],
    async () => settle(container, { ...settling, collectionId, cartId, until }),
    { until },
  )
}

interface Locked extends Settling {
  readonly collectionId: string
  readonly cartId: string | undefined
  readonly until: number
}

async function settle(container: MedusaContainer, locked: Locked): Promise<void> {
  const { sessionId, collectionId, told, mayOrder = true, until } = locked
  // As they are now: before the lock both may have changed.
  const session = await findSession(container, sessionId)
  if (session === undefined) return
  if (await hasOrder(container, collectionId)) {
    if (told !== undefined) await recordForOrder(container, session, told)
    return
  }
  if ((await stateOf(container, session)) !== 'charged') return
  const cartId = await cartOfCollection(container, collectionId)
  if (cartId !== undefined && mayOrder && (await placePaidOrder(container, cartId, until)) === 'ordered') {
    if (told !== undefined) await recordForOrder(container, session, told)
    return
  }
  await releasePayments(container, { cartId, collectionId })
}

/** Medusa's own handling, for a payment whose order is placed: it completes no cart then. */
async function recordForOrder(
  container: MedusaContainer,
  { id }: Session,
  { action, amount }: NonNullable<Settling['told']>,
): Promise<void> {
  const session = await findSession(container, id)
  const isCaptured = action === 'captured'
  if (session?.payment !== undefined && (!isCaptured || session.payment.captured_at != null)) return
  // The provider tells the whole sum that it has taken; Medusa would add it to what it has recorded.
  const left = isCaptured && session !== undefined ? rounded(amount - sumsOf(session).captured) : amount
  if (left <= 0) return
  const input = { action, data: { session_id: id, amount: left } } satisfies WebhookActionResult
  await processPaymentWorkflow(container).run({ input })
}
